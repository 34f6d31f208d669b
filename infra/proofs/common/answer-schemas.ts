import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { Operation } from './operations.ts';

/** Compares an answer's JSON with what the document promises; a sentence on the difference, null when there is none. */
export interface AnswerSchemas {
  problem(body: unknown): string | null;
  /** `body` is ignored for answers that are described without a JSON schema. */
  success(operation: Operation, status: number, body: unknown): string | null;
}

const escaped = (name: string) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));

export const createAnswerSchemas = (document: OpenAPIV3_1.Document): AnswerSchemas => {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
  const compare = (pointer: string, body: unknown): string | null => {
    const validate = ajv.getSchema(`api#/${pointer}`);
    if (!validate) throw new Error(`The document has no ${pointer}.`);
    return validate(body) ? null : ajv.errorsText(validate.errors, { dataVar: 'answer' });
  };
  return {
    problem: (body) => compare('components/schemas/Problem', body),
    success({ name, path, method, described }, status, body) {
      const answer = described.responses?.[String(status)];
      if (!answer || '$ref' in answer) return `${name} does not describe the status ${status}`;
      if (!answer.content?.['application/json']?.schema) return null;
      const place = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', 'application/json'];
      return compare([...place, 'schema'].map(escaped).join('/'), body);
    },
  };
};
