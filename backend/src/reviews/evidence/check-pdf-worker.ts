/** A worker thread that looks into one PDF and says what it found. */
import { parentPort, workerData } from 'node:worker_threads';
import { refusedPdf } from './check-pdf.ts';

if (parentPort === null) throw new Error('check-pdf-worker.ts runs in a worker thread.');
const { buffer, byteOffset, byteLength } = workerData as Uint8Array;
parentPort.postMessage(refusedPdf(Buffer.from(buffer, byteOffset, byteLength)));
