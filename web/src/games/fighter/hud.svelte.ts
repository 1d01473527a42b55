/** What the arena tells the board around it: whether the verdict needs the room now. */
export const full = $state({ verdict: false });
