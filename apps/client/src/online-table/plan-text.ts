import type { AnyAction, GameText } from '@palio/kernel';
import type { OnlineTableText } from '../text/online-table/en.ts';

/** The words of a game on the scratch board: no question and no doubtful choice can be taken for one of the game. */
export const planText = (
  text: GameText,
  { plan }: OnlineTableText,
  isDoubtful: (action: AnyAction) => boolean,
): GameText => ({
  ...text,
  prompt: (view, question, viewer, nameOf) => {
    const prompt = text.prompt(view, question, viewer, nameOf);
    return { ...prompt, what: plan.asked(prompt.what) };
  },
  action: (view, seat, action) => {
    const sentence = text.action(view, seat, action);
    return isDoubtful(action) ? plan.doubtful(sentence) : sentence;
  },
});
