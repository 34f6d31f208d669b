/** What is loaded as soon as there is a session: before that there is nothing to hear. */
export { followLiveStream } from '@sternklar/contracts/live-updates/live-stream';
