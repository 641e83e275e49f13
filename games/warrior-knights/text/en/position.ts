export const position = {
  round: (round: number, phase: string, reserve: number) =>
    `Round ${round}, ${phase}; Prestige Reserve ${reserve}`,
  tokens: (chairman: string, head: string) => `Chairman ${chairman}, Head of the Church ${head}`,
  areas: (areas: string) => `Areas: ${areas}`,
  area: (name: string, count: number, missing: number) => `${name} ${count} (${missing} missing)`,
  draft: (missing: number, offer: string) =>
    `Draft in ${missing} marker${missing === 1 ? '' : 's'}; offer ${offer}`,
  stacks: (counts: string) => `Cards left on the stacks: ${counts}`,
  agendas: (agendas: string) => `Agendas: ${agendas}`,
  laws: (laws: string) => `Laws: ${laws}`,
  event: (colour: string) => `Next Event: ${colour}`,
  expedition: (track: string, space: number) => `${track} on ${space}`,
  baron: (name: string, prestige: number, cities: number, crowns: number, faith: number, votes: number) =>
    `${name}: Prestige ${prestige}, cities ${cities}, crowns ${crowns}, Faith ${faith}, Votes ${votes}`,
  stronghold: (where: string) => `stronghold in ${where}`,
  strongholdLost: 'stronghold lost',
  banned: 'banned',
  eliminated: 'eliminated',
  noble: (name: string, where: string, troops: string) => `${name} in ${where}: ${troops}`,
  offMap: 'off the map',
  atSea: (where: string) => `at sea off ${where}`,
  exhausted: 'exhausted',
  tokensOn: (tokens: number) => `${tokens} casualty token${tokens === 1 ? '' : 's'}`,
  city: (name: string, owner: string, strength: number) => `${name}: ${owner}, strength ${strength}`,
  besieged: (by: string) => `besieged by ${by}`,
  none: 'none',
  toWin: (count: number, isKingdom: boolean) =>
    `${count} ${isKingdom ? 'Kingdom cities' : 'cities'} win at the next Upkeep`,
};
