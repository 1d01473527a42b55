/** The address under which friends reach this server, which is not always the one that stands in the address bar. */

interface Sharing {
  share: boolean;
  address: string | null;
}

const known = $state<{ sharing: Sharing | null }>({ sharing: null });
let asked = false;

function ask(): void {
  if (asked) return;
  asked = true;
  fetch('/api/sharing')
    .then(async (reply) => {
      if (reply.ok) known.sharing = (await reply.json()) as Sharing;
    })
    .catch(() => (asked = false)); // asked again when somebody looks again
}

const isLoopback = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

/** The origin for links that are sent to friends. */
export function reachable(): string {
  ask();
  return isLoopback() && known.sharing?.address ? known.sharing.address : location.origin;
}

/** Can nobody but this machine open such a link? */
export function isAlone(): boolean {
  ask();
  return isLoopback() && known.sharing !== null && !known.sharing.share;
}
