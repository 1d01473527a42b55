/** A link that brings a seat to another device carries its secret behind the #, where no server sees it. */

/** Does this secret open a seat of this match? A wrong one must not be kept, or it would shut the right one out. */
export async function opensSeat(id: string, secret: string): Promise<boolean> {
  const reply = await fetch('/api/mine', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ secrets: [secret] }) });
  if (!reply.ok) return false;
  const found = (await reply.json()) as { match: { id: string } }[];
  return found.some((one) => one.match.id === id);
}
