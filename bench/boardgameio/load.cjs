// Clients that move as soon as they see their turn: node load.cjs <port> <port of the lobby> <matches>
// Every line on stdin, a number of seconds, is answered by a line of JSON with what was measured for so long.
const readline = require("node:readline");
const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Count } = require("./game.cjs");

const [port, apiPort, matches] = process.argv.slice(2).map(Number);
const pace = { plays: false, counts: false, moves: 0, waits: [] };

async function seated() {
  const lobby = new LobbyClient({ server: `http://127.0.0.1:${apiPort}` });
  const all = [];
  for (let number = 0; number < matches; number += 1) {
    const { matchID } = await lobby.createMatch("count", { numPlayers: 2 });
    const match = { movedAt: 0, moved: -1, clients: [], go: [] };
    for (const playerID of ["0", "1"]) {
      const { playerCredentials: credentials } = await lobby.joinMatch("count", matchID, { playerID, playerName: playerID });
      match.clients.push(sit(match, matchID, playerID, credentials));
    }
    all.push(match);
  }
  await Promise.all(all.flatMap((match) => match.clients));
  return all;
}

function sit(match, matchID, playerID, credentials) {
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}` });
  const client = Client({ game: Count, numPlayers: 2, matchID, playerID, credentials, multiplayer, debug: false });
  let seen = -1;
  const look = (state) => {
    if (!pace.plays || state === null || !state.isConnected || state.G.count <= seen) return;
    seen = state.G.count;
    if (match.moved === seen - 1 && match.mover !== playerID && pace.counts) {
      pace.waits.push(performance.now() - match.movedAt);
    }
    if (state.ctx.currentPlayer !== playerID) return;
    [match.moved, match.mover, match.movedAt] = [seen, playerID, performance.now()];
    pace.moves += pace.counts ? 1 : 0;
    client.moves.add();
  };
  match.go.push(() => look(client.getState()));
  return new Promise((resolve) => {
    client.subscribe((state) => {
      if (state !== null && state.isConnected) resolve();
      look(state);
    });
    client.start();
  });
}

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

async function measure(all, seconds) {
  pace.plays = true;
  all.flatMap((match) => match.go).forEach((go) => go());
  await pause(1);
  Object.assign(pace, { counts: true, moves: 0, waits: [] });
  await pause(seconds);
  Object.assign(pace, { counts: false, plays: false });
  return { moves: pace.moves, waits_ms: pace.waits };
}

async function main() {
  const all = await seated();
  process.stdout.write("ready\n");
  for await (const line of readline.createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(await measure(all, Number(line)))}\n`);
  }
  process.exit(0);
}

main();
