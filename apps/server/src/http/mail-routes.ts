import { MailToken, Nothing } from '@palio/protocol';
import { Refusal } from '../refusal.ts';
import { householdOf } from './address.ts';
import { about, PREFIX, type App } from './app.ts';
import { mustBeAtScreen, type Services } from './context.ts';

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Whether an address belongs to who has given it, and whether it wants letters at all. */
export function mailRoutes(app: App, { mailChecks, mailStops, limits, sessions }: Services): void {
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

  /** Mail programs that know no such button open the address of it: a page asks, as looking alone must end nothing. */
  app.get(`${PREFIX}/mail/stop/:token`, { schema: { params: MailToken } }, (request, reply) =>
    reply.redirect(`/letters/${request.params.token}`),
  );

  void app.register((inner: App, _options, done) => {
    // Mail programs send a form when their reader presses the button beside the letter; what it says is known.
    inner.addContentTypeParser(FORMS, { parseAs: 'string' }, (_request, _body, parsed) => parsed(null));
    inner.post(
      `${PREFIX}/mail/stop/:token`,
      about('me', 'No more letters to who got this token by mail', Nothing, { params: MailToken }),
      async request => {
        if (!(await mailStops.stop(request.params.token))) throw new Refusal('not-found');
        sessions.forget();
        return {};
      },
    );
    done();
  });
}
