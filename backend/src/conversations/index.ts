import type { Queries } from '@sternklar/projections/queries';
import type { SharedCounts } from '../platform/counts.port.ts';
import { manifest } from '../platform/manifest.port.ts';
import type { Platform } from '../platform/platform.port.ts';
import type { AnswerLinkTokens } from './answer-by-mail/answer-link-tokens.ts';
import {
  type ContinueConversationRouteDeps,
  continueConversationRoute,
} from './answer-by-mail/continue-conversation.route.ts';
import type { DeclinedAddresses } from './answer-by-mail/declined-addresses.ts';
import { giveAttributesRoute } from './answer-by-mail/give-attributes.route.ts';
import { giveContactRoute } from './answer-by-mail/give-contact.route.ts';
import { renewAnswerLinkRoute } from './answer-by-mail/renew-answer-link.route.ts';
import { showContactRoute } from './answer-by-mail/show-contact.route.ts';
import { withdrawContactRoute } from './answer-by-mail/withdraw-contact.route.ts';
import type { Assistant } from './assistant/assistant.ts';
import { eraseVisitorConversations } from './erase-visitor-conversation/erase-visitor-conversations.job.ts';
import { handBackConversationRoute } from './hand-back-conversation/hand-back-conversation.route.ts';
import { letGoOfConversationRoute } from './hold-conversation/let-go-of-conversation.route.ts';
import { takeOverConversationRoute } from './hold-conversation/take-over-conversation.route.ts';
import { listAllConversationsRoute } from './list-all-conversations.route.ts';
import { listMessagesRoute } from './list-messages.route.ts';
import { chatNewsMail } from './mails/chat-mails.ts';
import { type VisitorAnswerGiven, visitorAnswerMail } from './mails/visitor-answer-mail.ts';
import { markOwnReadRoute } from './mark-own-read/mark-own-read.route.ts';
import { markReadAsTeamRoute } from './mark-read-as-team/mark-read-as-team.route.ts';
import { rateAnswerRoute } from './rate-answer/rate-answer.route.ts';
import { whenAnswerLinkIssuedThenMailVisitor } from './reactors/when-answer-link-issued-then-mail-visitor.ts';
import { whenTeamAnsweredThenIssueAnswerLink } from './reactors/when-team-answered-then-issue-answer-link.ts';
import { whenTeamAnsweredThenMailAbsentCustomer } from './reactors/when-team-answered-then-mail-absent-customer.ts';
import { reopenConversationRoute } from './reopen-conversation/reopen-conversation.route.ts';
import { replyAsAdminRoute } from './reply-as-admin/reply-as-admin.route.ts';
import { resolveConversationRoute } from './resolve-conversation/resolve-conversation.route.ts';
import { sendMessageRoute } from './send-message/send-message.route.ts';
import { sendMessageInSentencesRoute } from './send-message/send-message-in-sentences.route.ts';
import { showConversationRoute } from './show-conversation.route.ts';
import { showOwnHistoryRoute } from './show-own-history.route.ts';
import { showOwnStateRoute } from './show-own-state.route.ts';
import { listAssistantTopicsRoute } from './teaching/list-assistant-topics.route.ts';
import { listTaughtAnswersRoute } from './teaching/list-taught-answers.route.ts';
import { listUnansweredQuestionsRoute } from './teaching/list-unanswered-questions.route.ts';
import { reviseTaughtAnswerRoute } from './teaching/revise-taught-answer/revise-taught-answer.route.ts';
import { teachAnswerRoute } from './teaching/teach-answer/teach-answer.route.ts';
import { tryTaughtAnswerRoute } from './teaching/try-taught-answer.route.ts';
import { withdrawTaughtAnswerRoute } from './teaching/withdraw-taught-answer/withdraw-taught-answer.route.ts';

export interface ConversationsGiven extends Platform {
  readonly queries: Pick<Queries, 'conversations' | 'unansweredQuestions' | 'users'>;

  readonly assistant: Assistant;
  readonly destroyVisitorKey: (visitorId: string) => Promise<void>;
  readonly forgetVisitorMails: (visitorId: string) => Promise<void>;
  readonly counts: Pick<SharedCounts, 'count'>;
  readonly answerLinkTokens: AnswerLinkTokens;
  readonly declinedAddresses: DeclinedAddresses;
  readonly partnerAtPresent: ContinueConversationRouteDeps['partnerAtPresent'];
  readonly partnerNameOf: VisitorAnswerGiven['partnerNameOf'];
}

/** The support chat: customers write, the assistant or a person answers. */
export const conversations = manifest({
  name: 'conversations',
  slices: [
    sendMessageRoute,
    sendMessageInSentencesRoute,
    showOwnHistoryRoute,
    listAllConversationsRoute,
    showConversationRoute,
    replyAsAdminRoute,
    showOwnStateRoute,
    markOwnReadRoute,
    rateAnswerRoute,
    listMessagesRoute,
    markReadAsTeamRoute,
    handBackConversationRoute,
    resolveConversationRoute,
    reopenConversationRoute,
    takeOverConversationRoute,
    letGoOfConversationRoute,
    showContactRoute,
    giveContactRoute,
    withdrawContactRoute,
    giveAttributesRoute,
    continueConversationRoute,
    renewAnswerLinkRoute,
    listUnansweredQuestionsRoute,
    listAssistantTopicsRoute,
    listTaughtAnswersRoute,
    tryTaughtAnswerRoute,
    teachAnswerRoute,
    reviseTaughtAnswerRoute,
    withdrawTaughtAnswerRoute,
  ],
  reactors: [
    whenTeamAnsweredThenMailAbsentCustomer,
    whenTeamAnsweredThenIssueAnswerLink,
    whenAnswerLinkIssuedThenMailVisitor,
  ],
  others: [{ name: 'decline-answers', records: ['VisitorContactWithdrawn'] }],
  jobs: [eraseVisitorConversations],
  mails: [chatNewsMail, visitorAnswerMail],
  parts: ({ queries, ...given }: ConversationsGiven) => ({
    ...given,
    conversations: queries.conversations,
    unansweredQuestions: queries.unansweredQuestions,
    emailsOf: queries.users.emailsOf,
  }),
});
