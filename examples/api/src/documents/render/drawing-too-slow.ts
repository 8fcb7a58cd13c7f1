import { refusals } from 'birrete/contract';
import { ApiFailure } from '#platform/http/failure.ts';

/** A job that a thread of documents did not end in time. The thread has been ended. */
export class DrawingTooSlow extends ApiFailure {
  constructor() {
    super(refusals.documentTooSlow.status, refusals.documentTooSlow.message);
    this.name = 'DrawingTooSlow';
  }
}
