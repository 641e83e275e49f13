import type { Sentence } from '@palio/kernel/words';
import type { Calculation } from '../../rules/events.ts';
import type { MovingFacts, PromptWords } from '../words.ts';
import { form, movementPoints, of, the, The, timeTokens, unitCount, your } from './units.ts';

const left = (movement: number): string =>
  `${movement === 1 ? 'Resta' : 'Restano'} ${movementPoints(movement)}`;

const lossesIfStanding = ({ attackerLosses, defenderLosses }: Calculation): string =>
  `Se resti perdi ${defenderLosses || 'nessuno'}, chi attacca ${attackerLosses || 'nessuno'}`;

function moving(facts: MovingFacts): Sentence {
  const { unit, movement, halted, moved, mayStop, mayDismount, bow, crossing } = facts;
  if (crossing !== undefined)
    return {
      what: `Prosegui oltre ${the(crossing)}`,
      hint: `${left(movement)}. Una mossa non finisce su un’unità propria`,
    };
  if (unit === 'caravan')
    return { what: 'Muovi la carovana', hint: 'Una pianura; poi è girata e può essere distrutta' };
  const end = mayStop ? ', o termina la mossa' : '';
  // MB-18.6 Only a unit that may dismount is asked without movement.
  if (movement === 0)
    return { what: `${The(unit)} ${form(unit, 'può', 'possono')} solo smontare${end}`, hint: left(movement) };
  const deeds = ['attacca', ...(bow ? ['tira'] : []), ...(mayDismount ? ['smonta'] : [])];
  const fight = [deeds.slice(0, -1).join(', '), deeds.at(-1)].filter(Boolean).join(' o ');
  if (halted) return { what: `Il nemico ferma ${the(unit)}: ${fight}${end}`, hint: left(movement) };
  if (moved) return { what: `Prosegui con ${the(unit)}, ${fight}${end}`, hint: left(movement) };
  return {
    what: `Muovi ${the(unit)}${deeds.length > 1 || mayStop ? ', ' : ' o '}${fight}${end}`,
    hint: `${left(movement)}. Tratteggio: devi fermarti accanto al nemico`,
  };
}

export const prompts: PromptWords = {
  recruit: {
    own: ({ points }) => ({
      what: `Recluta il tuo esercito con ${points} Punti Reclutamento`,
      hint: 'In segreto: gli eserciti si mostrano quando entrambi sono pronti. La carovana è gratis',
    }),
    other: (name, { bothRecruit }) => ({
      what: bothRecruit ? 'Entrambi i giocatori stanno reclutando' : `${name} sta reclutando`,
      hint: 'Gli eserciti si mostrano quando entrambi sono pronti',
    }),
  },
  deployCaravan: {
    own: () => ({
      what: 'Piazza la tua carovana',
      hint: 'Su una pianura, ad almeno 3 esagoni dalle bandiere e dalla carovana nemica',
    }),
    other: name => ({ what: `${name} piazza la carovana` }),
  },
  deployUnit: {
    own: ({ left: waiting }) => ({
      what: 'Scegli un’unità da schierare',
      hint: `Ancora ${unitCount(waiting)}. Ciò che non schieri diventa la tua riserva`,
    }),
    other: name => ({ what: `${name} sceglie un’unità da schierare` }),
  },
  deployOnHex: {
    own: ({ unit }) => ({
      what: `Dove schieri ${the(unit)}?`,
      hint: 'Ombreggiato: troppo vicino a una bandiera o alla carovana nemica',
    }),
    other: (name, { unit }) => ({ what: `${name} schiera ${the(unit)}` }),
  },
  turn: {
    own: ({ timeTokens: tokens, opponentPassed }) => ({
      what: 'Scegli un’unità, raggruppa o passa',
      hint: opponentPassed
        ? 'Il tuo avversario ha passato: se passi anche tu, la battaglia finisce'
        : tokens > 0
          ? `${tokens === 1 ? 'Resta' : 'Restano'} ${timeTokens(tokens)} per il raggruppamento`
          : 'Nessun segnalino tempo: ciò che spendi non torna',
    }),
    other: name => ({ what: `${name} sceglie un’unità` }),
  },
  moving: {
    own: moving,
    other: (name, { unit }) => ({ what: `${name} muove ${the(unit)}` }),
  },
  answerMelee: {
    own: ({ attacker, defender, cost, movement, ifStanding }) => ({
      what: `${The(attacker)} ${form(attacker, 'attacca', 'attaccano')} ${your(defender)}: resti o ti ritiri?`,
      hint: `Il ritiro costa ${cost} su ${movement}. ${lossesIfStanding(ifStanding)}`,
    }),
    other: (name, { defender }) => ({ what: `${name} decide la sorte ${of(defender)}` }),
  },
  regroupEntry: {
    own: ({ units }) => ({
      what: 'Fai entrare unità accanto alla carovana',
      hint: `${units === 1 ? 'Può' : 'Possono'} entrare ${unitCount(units)}, con tutti i punti movimento`,
    }),
    other: name => ({ what: `${name} fa entrare unità` }),
  },
  sealed: waitingFor => ({
    what: `Il tuo esercito è sigillato. ${waitingFor} sta ancora reclutando`,
    hint: 'Annulla lo riapre',
  }),
  over: () => ({ what: 'La battaglia è finita' }),
};
