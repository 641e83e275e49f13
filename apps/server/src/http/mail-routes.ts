import { MailToken, Nothing } from '@palio/protocol';
import { Refusal } from '../refusal.ts';
import { householdOf } from './address.ts';
import { about, PREFIX, type App } from './app.ts';
import { mustBeAtScreen, type Services } from './context.ts';

/** Whether an address belongs to who has given it. */
export function mailRoutes(app: App, { mailChecks, limits, sessions }: Services): void {
  app.post(
    `${PREFIX}/me/mail/check`,
    about('me', 'Send the letter that confirms my address again', Nothing, {}),
    async request => {
      const user = mustBeAtScreen(request);
      if (user.mail === null || user.mail_confirmed === 1) throw new Refusal('bad-request');
      await mailChecks.ask(user.id, user.mail);
      return {};
    },
  );

  // Whoever has the letter may follow its link, also in a browser in which nobody is signed in.
  app.post(
    `${PREFIX}/mail/confirm`,
    about('me', 'Letters may be sent to the address that got this token', Nothing, { body: MailToken }),
    async request => {
      limits.take('signIn', householdOf(request.ip));
      if (!(await mailChecks.confirm(request.body.token))) throw new Refusal('not-found');
      sessions.forget();
      return {};
    },
  );
}
