import type { Response } from 'express';
import { DomainError } from '../../kernel/errors';
import { isOver } from '../../kernel/clock';
import type { Viewer } from '../../kernel/viewer';
import { sessionEndOf } from '../../modules/accounts/public';
import type { Change } from '../../platform/changes/changes';
import type { Services } from '../../platform/services';
import { ChangeQueue } from './change-queue';

/**
 * Streams that may be open at once. A browser has six connections to us: five tabs leave it one. Behind
 * one address there may be an office.
 */
const MAX_OF_ACCOUNT = 5;
const MAX_OF_ADDRESS = 50;
const MAX_IN_ALL = 1_000;

/** Milliseconds between two checks for expired sessions and stalled readers. */
const LOOK_MS = 1_000;
/** Milliseconds after which a reader that accepts no data counts as stalled. */
const STALLED_LOOKS = 20;

interface Place {
  readonly viewer: Viewer;
  /** The client's key in rate limits. */
  readonly address: string;
  readonly response: Response;
}

interface Stream extends Place {
  readonly queue: ChangeQueue;
  /** Expiry of the session; unknown for a moment at the beginning. */
  endsAt?: Date;
  stalledLooks: number;
}

/** The streams of this process. */
export interface OpenStreams {
  /**
   * Opens one, which ends with its response. @throws DomainError TOO_MANY_STREAMS; PLEASE_LOGIN where
   * the session ended meanwhile
   */
  open(place: Place): Promise<ChangeQueue>;
  /** Ends them all, and opens no more. */
  close(): void;
}

/** Distributes a shopper's changes from the feed to the streams of that shopper only. */
export function openStreams(services: Services): OpenStreams {
  const { changes, clock } = services;
  const streams = new Set<Stream>();
  let stopListening: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const hear = (change: Change) => {
    for (const { viewer, queue } of streams) if (viewer.id === change.userId) queue.add(change);
  };
  const endAll = () => streams.forEach(({ queue }) => queue.end());
  const look = () => {
    for (const stream of streams) {
      if (stream.endsAt && isOver(stream.endsAt, clock.now())) stream.queue.end();
      dropStalled(stream);
    }
  };
  function add(stream: Stream): void {
    streams.add(stream);
    stopListening ??= changes.subscribe({ hear, miss: endAll });
    timer ??= setInterval(look, LOOK_MS).unref();
    stream.response.once('close', () => remove(stream));
    // A page that was left while its request was read closed before: it would hold its place until its session ends.
    if (stream.response.closed) remove(stream);
  }
  function remove(stream: Stream): void {
    stream.queue.end();
    streams.delete(stream);
    if (streams.size > 0) return;
    stopListening = void stopListening?.();
    timer = void clearInterval(timer);
  }
  return {
    async open(place) {
      if (isClosed) throw new DomainError('BUSY');
      refuseMore([...streams], place);
      const stream: Stream = { ...place, queue: new ChangeQueue(), stalledLooks: 0 };
      // Subscribes before it checks the session, so that an end in between is not missed.
      add(stream);
      stream.endsAt = (await sessionEndOf(services, place.viewer)) ?? undefined;
      if (stream.endsAt) return stream.queue;
      remove(stream);
      throw new DomainError('PLEASE_LOGIN');
    },
    close() {
      isClosed = true;
      endAll();
    },
  };
}

function refuseMore(open: readonly Stream[], { viewer, address }: Place): void {
  const refuseFrom = (count: number, max: number) => {
    if (count >= max) throw new DomainError('TOO_MANY_STREAMS', { max });
  };
  refuseFrom(open.filter((stream) => stream.viewer.id === viewer.id).length, MAX_OF_ACCOUNT);
  refuseFrom(open.filter((stream) => stream.address === address).length, MAX_OF_ADDRESS);
  refuseFrom(open.length, MAX_IN_ALL);
}

/** Lets go of a reader that has taken nothing for 20 seconds; every 12 something is sent. */
function dropStalled(stream: Stream): void {
  stream.stalledLooks = stream.response.writableLength > 0 ? stream.stalledLooks + 1 : 0;
  if (stream.stalledLooks >= STALLED_LOOKS) stream.response.destroy();
}
