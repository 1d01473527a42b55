/** The name that was given last, so that nobody types it twice. */

const KEY = 'name';

export function myName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // without a store it is asked again
  }
}
