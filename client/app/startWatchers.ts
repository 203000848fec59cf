import { besideTranslator } from './besideTranslator';
import { guardPresses } from './guardPresses';
import { loadPrintStyles } from './loadPrintStyles';
import { passByWhatLay } from '../ui/feedback/putOnTop';
import { tellTimeZone } from './tellTimeZone';
import { whenIdle } from './whenIdle';

/** Starts what the document needs beside its pages, in a chunk of its own, which loads after first paint. */
export function startWatchers(isFollowed = false): void {
  guardPresses(document.body, isFollowed);
  besideTranslator(document.body);
  passByWhatLay();
  tellTimeZone();
  whenIdle(loadPrintStyles);
}
