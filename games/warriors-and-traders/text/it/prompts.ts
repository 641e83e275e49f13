import type { PlainPrompts } from '@palio/kernel/words';
import type { ResourceId } from '../../rules/names.ts';
import type { ActionSource } from '../../rules/steps.ts';
import { MASTER_TRADER_GOLD, START_TOKENS } from '../figures.ts';
import { facesShelteredPrincess, placeName, stockText } from '../lists.ts';
import type { PromptWords } from '../words.ts';
import { names } from './names.ts';

const ACTION: Readonly<Record<ActionSource, string>> = {
  first: 'La tua prima Azione',
  second: 'La tua seconda Azione',
  unification: 'Unificazione: un’Azione subito',
  university: 'Università: un’Azione extra',
  masterTrader: 'Mastro Commerciante: un’Azione extra',
  warlord: 'Signore della Guerra: dichiara guerra a qualcuno',
};

const HOW_MUCH: Readonly<Record<ResourceId, string>> = {
  food: 'Quanto',
  goods: 'Quanti',
  weapons: 'Quante',
  gold: 'Quanto',
};
const damageText = (points: number): string => `${points} ${points === 1 ? 'danno' : 'danni'}`;
const offerText = (counter: boolean): string => (counter ? 'controfferta' : 'offerta');

export const prompts: PromptWords = {
  pickNation: {
    own: () => ({
      what: 'Scegli la tua nazione',
      hint: 'Un numero basso agisce presto; le nazioni grandi si unificano con più Azioni',
    }),
    other: name => ({ what: `${name} sceglie una nazione` }),
  },
  placeStartTokens: {
    own: () => ({
      what: `Piazza i tuoi ${START_TOKENS} Gettoni Sviluppo`,
      hint: 'In segreto: si mostrano quando tutti li hanno piazzati',
    }),
    other: name => ({ what: `${name}: piazzamento segreto dei Gettoni Sviluppo` }),
  },
  feedArmies: {
    own: (_step, { players, viewer }) => {
      const own = viewer === 'spectator' ? undefined : players[viewer];
      const [food, need] = [own?.stock[0] ?? 0, own?.foodNeed ?? 0];
      return food < need
        ? {
            what: `I tuoi Eserciti hanno bisogno di ${need} Cibo e ne hai ${food}: chi muore di fame?`,
            hint: 'Un Esercito riceve tutto il suo Cibo o muore',
          }
        : {
            what: `Nutri i tuoi Eserciti con ${need} Cibo?`,
            hint: `Ne hai ${food}. Un Esercito non nutrito muore subito`,
          };
    },
    other: name => ({ what: `${name} nutre gli Eserciti` }),
  },
  routeIncome: {
    own: () => ({ what: 'Quale risorsa rende la tua Rotta Commerciale non usata?' }),
    other: name => ({ what: `${name}: scelta della rendita delle Rotte Commerciali` }),
  },
  trade: {
    own: () => ({
      what: 'Commercio: che cosa fai?',
      hint: 'Tratta con la banca e lungo le tue Rotte, acquista Punti Vittoria, o passa',
    }),
    other: name => ({ what: `Commercio: in attesa di ${name}` }),
  },
  bankTimes: {
    own: ({ give, get }) => ({
      what: `${HOW_MUCH[get]} ${names.resources[get]} vuoi in cambio di ${names.resources[give]}?`,
    }),
    other: name => ({ what: `${name} commercia con la banca` }),
  },
  composeOffer: {
    own: ({ to, give, want, counter }, _view, { nameOf }) => ({
      what: `La tua ${offerText(counter)} per ${nameOf(to)}`,
      // A board puts the offer together by itself; until it is sent there is nothing to tell.
      ...([...give, ...want].some(count => count > 0) && {
        hint: `Dai ${stockText(names, give)} e chiedi ${stockText(names, want)}`,
      }),
    }),
    other: (name, { to, counter }, _view, { viewer, nameOf }) => ({
      what: `${name} prepara ${counter ? 'una ' : 'un’'}${offerText(counter)} per ${to === viewer ? 'te' : nameOf(to)}`,
    }),
  },
  answerOffer: {
    own: ({ from, give, want, counter }, _view, { nameOf }) => ({
      what: `${counter ? 'Controfferta' : 'Offerta'} di ${nameOf(from)}: ${stockText(names, give)} per ${stockText(names, want)}. Accetti?`,
    }),
    other: (name, { from, counter }, _view, { viewer, nameOf }) => ({
      what:
        from === viewer
          ? `${name} valuta la tua ${offerText(counter)}`
          : `${name} valuta ${counter ? 'la ' : 'l’'}${offerText(counter)} di ${nameOf(from)}`,
    }),
  },
  answerPeace: {
    own: ({ from }, _view, { nameOf }) => ({ what: `${nameOf(from)} propone la pace. Sei d’accordo?` }),
    other: (name, { from }, _view, { viewer, nameOf }) => ({
      what:
        from === viewer
          ? `${name} valuta la tua proposta di pace`
          : `${name} valuta la proposta di pace di ${nameOf(from)}`,
    }),
  },
  takeAction: {
    own: ({ by }) => ({
      what: ACTION[by],
      hint:
        by === 'warlord'
          ? 'Oppure rinuncia'
          : 'Piazza un gettone, forma, edifica, potenzia, dichiara guerra, o passa',
    }),
    other: (name, { by }) => ({
      what: by === 'unification' ? `${name} agisce per l’Unificazione` : `${name} compie un’Azione`,
    }),
  },
  placeArmy: {
    own: ({ army }) => ({
      what: `Dove piazzi ${names.units[army].one}?`,
      hint: 'In una provincia che controlli',
    }),
    other: (name, { army }) => ({ what: `${name} piazza ${names.units[army].one}` }),
  },
  secondArmy: {
    own: () => ({
      what: 'Signore della Guerra: un secondo Esercito con la stessa Azione?',
      hint: 'Si paga per intero',
    }),
    other: name => ({ what: `${name} può formare un secondo Esercito` }),
  },
  placeFort: {
    own: () => ({
      what: 'Dove edifichi la Fortezza?',
      hint: 'In una provincia che controlli; al massimo due in ognuna',
    }),
    other: name => ({ what: `${name} edifica una Fortezza` }),
  },
  extraAction: {
    own: () => ({
      what: 'Quale Azione extra usi?',
      hint: `Quelle del Mastro Commerciante costano ${MASTER_TRADER_GOLD} Oro ciascuna`,
    }),
    other: name => ({ what: `${name} può usare Azioni extra` }),
  },
  developmentShift: {
    own: () => ({
      what: 'Sposti un Gettone Sviluppo da una tecnologia a un’altra?',
      hint: 'Il gettone più in alto va sul primo spazio vuoto; i livelli cambiano subito',
    }),
    other: name => ({ what: `${name} può spostare un Gettone Sviluppo` }),
  },
  unify: {
    own: (_step, { players, viewer }) => {
      const own = viewer === 'spectator' ? undefined : players[viewer]?.unification;
      return {
        what: `Dichiari l’Unificazione con ${own?.size ?? 0} province?`,
        hint: `Dà ${own?.actions ?? 0} Azioni subito, e una volta sola nella partita`,
      };
    },
    other: name => ({ what: `${name} può dichiarare l’Unificazione` }),
  },
  moveArmies: {
    own: ({ round }) => ({
      what: round === 1 ? 'Muovi i tuoi Eserciti' : 'Doppio Attacco: muovi di nuovo i tuoi Eserciti',
      hint: 'Per entrare in una provincia ostile serve un punto per la battaglia; si combatte quando hai finito',
    }),
    other: name => ({ what: `${name} muove gli Eserciti` }),
  },
  chooseBattle: {
    own: () => ({ what: 'Quale battaglia combatti per prima?' }),
    other: name => ({ what: `${name} sceglie la prossima battaglia` }),
  },
  assignDamage: {
    own: ({ attacker, attack, defence, province }, view) => ({
      what: `Battaglia di ${placeName(view, province)}: assegna ${damageText(view.viewer === attacker ? attack : defence)}`,
      hint: facesShelteredPrincess(view, attacker, province)
        ? 'Le Principesse si possono colpire solo se cade ogni Fortezza'
        : 'Ogni danno va assegnato: il teschio elimina, la freccia mette in ritirata',
    }),
    other: (name, { province }, view) => ({
      what: `Battaglia di ${placeName(view, province)}: danni da assegnare, in attesa di ${name}`,
    }),
  },
  retreatTo: {
    own: ({ province }, view) => ({
      what: `Dove si ritirano i tuoi Eserciti da ${placeName(view, province)}?`,
    }),
    other: (name, { province }, view) => ({ what: `${name} si ritira da ${placeName(view, province)}` }),
  },
  barbarianNation: {
    own: ({ province }, view) => ({
      what: `${placeName(view, province)} è Contesa: come provincia di chi conta?`,
      hint: 'I Barbari restano in questa nazione, se possono',
    }),
    other: name => ({ what: `${name} decide dove vanno i Barbari` }),
  },
  barbarianRetreatTo: {
    own: () => ({ what: 'Dove spingi i Barbari?' }),
    other: name => ({ what: `${name} caccia via i Barbari` }),
  },
  withdrawTo: {
    own: ({ province }, view) => ({
      what: `${placeName(view, province)} non è sgombra: dove ripiegano i tuoi Eserciti?`,
    }),
    other: (name, { province }, view) => ({ what: `${name} ripiega da ${placeName(view, province)}` }),
  },
  movePrincesses: {
    own: () => ({
      what: 'Muovi le tue Principesse',
      hint: 'Ognuna di un passo, in una provincia libera o tua',
    }),
    other: name => ({ what: `${name} muove le Principesse` }),
  },
  leaveVote: {
    own: ({ by }, _view, { nameOf }) => ({ what: `${nameOf(by)} lascia. La partita continua?` }),
    other: name => ({ what: `Voto: la partita continua? In attesa di ${name}` }),
  },
  timeVote: {
    own: ({ by }, view, { nameOf }) => ({
      what: `${nameOf(by)} dice che i ${view.timeLimit} minuti concordati sono passati. È così?`,
      hint: 'Se lo dice più della metà dei giocatori, compreso chi ha parlato, questo è l’ultimo turno',
    }),
    other: name => ({ what: `Voto: il tempo è finito? In attesa di ${name}` }),
  },
};

export const plainPrompts: PlainPrompts = {
  sealed: waitingFor => ({ what: `Hai scelto. In attesa di ${waitingFor}` }),
  waiting: waitingFor => ({ what: `In attesa di ${waitingFor}` }),
  over: () => ({ what: 'La partita è finita' }),
};
