/** Whether the viewer looks at the fight from near, or has folded it away to see the map. */

export const closeUp = $state({ folded: false });
