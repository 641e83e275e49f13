export function whyNot() { return undefined; }
