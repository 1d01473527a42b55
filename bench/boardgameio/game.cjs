// The smallest game of two people that take turns: whose turn it is adds one to a number.
module.exports.Count = {
  name: "count",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // client: false, or every client would apply its move by itself before the server has seen it
    add: { move: ({ G }) => { G.count += 1; }, client: false },
  },
};
