import type * as english from '../en/position.ts';

export const position: typeof english.position = {
  round: (round, phase, reserve) => `Round ${round}, ${phase}; Riserva del Prestigio ${reserve}`,
  tokens: (chairman, head) => `Presidente ${chairman}, Capo della Chiesa ${head}`,
  areas: areas => `Aree: ${areas}`,
  area: (name, count, missing) =>
    `${name} ${count} (${missing === 1 ? 'ne manca 1' : `ne mancano ${missing}`})`,
  draft: (missing, offer) =>
    `Reclutamento fra ${missing} ${missing === 1 ? 'Stemma' : 'Stemmi'}; in offerta ${offer}`,
  stacks: counts => `Carte rimaste sulle pile: ${counts}`,
  agendas: agendas => `Agende: ${agendas}`,
  laws: laws => `Leggi: ${laws}`,
  event: colour => `Prossimo Evento: ${colour}`,
  expedition: (track, space) => `${track} sullo spazio ${space}`,
  baron: (name, prestige, cities, crowns, faith, votes) =>
    `${name}: Prestigio ${prestige}, città ${cities}, Corone ${crowns}, Fede ${faith}, Voti ${votes}`,
  stronghold: where => `Fortezza in ${where}`,
  strongholdLost: 'Fortezza perduta',
  banned: 'bandito',
  eliminated: 'eliminato',
  noble: (name, where, troops) => `${name} in ${where}: ${troops}`,
  offMap: 'fuori mappa',
  atSea: where => `in mare presso ${where}`,
  exhausted: 'Esausto',
  tokensOn: tokens => `${tokens} ${tokens === 1 ? 'segnalino' : 'segnalini'} Perdite`,
  city: (name, owner, strength) => `${name}: ${owner}, forza ${strength}`,
  besieged: by => `assediata da ${by}`,
  none: 'nessuna',
  toWin: (count, isKingdom) =>
    `${count} città${isKingdom ? ' del Regno' : ''} vincono alla prossima Gestione`,
};
