/** Gives a text to the reader as a file. */
export function downloadText(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export function recordName(game: string, time: number): string {
  return `${game}-${new Date(time).toISOString().slice(0, 10)}.palio.txt`;
}
