// A minimal boardgame.io server with its store in memory: node server.cjs <port> <port of the lobby>
const { Server, Origins } = require("boardgame.io/server");
const { Count } = require("./game.cjs");

const [port, apiPort] = process.argv.slice(2).map(Number);
console.log = console.info = () => {}; // it would tell of every step

Server({ games: [Count], origins: [Origins.LOCALHOST] })
  .run({ port, lobbyConfig: { apiPort } })
  .then(() => process.stdout.write("ready\n"));
