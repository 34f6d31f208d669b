/** Learns what the assistant knows, and keeps it for whoever starts next: a process of its own, beside what else is built. */
import { prepareAssistant } from '../../backend/src/conversations/assistant/index.ts';

prepareAssistant();
