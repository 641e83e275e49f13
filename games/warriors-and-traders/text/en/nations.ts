/** "France", but "the Papal States" and "the Kingdom of Naples". */
export const the = (name: string): string => (/ of | States$/.test(name) ? `the ${name}` : name);
