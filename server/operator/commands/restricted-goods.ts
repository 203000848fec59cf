import { Argument, Option, type Command } from 'commander';
import {
  changeRestrictedGoods,
  readRestrictedRules,
  readRestrictions,
  resetRestrictedGoods,
  type RestrictedKind,
  restrictedKindCodes,
  type RestrictedRule,
  type RestrictionRule,
  restrictionRules,
  sayRestriction,
} from '../../modules/listings/public';
import type { CommandResult, CommandRunner } from '../command-runner';

interface Change {
  readonly rule?: RestrictionRule;
  readonly lines?: readonly string[];
  readonly wordsEn?: readonly string[];
  readonly wordsZh?: readonly string[];
  readonly exceptions?: readonly string[];
}

const kindArgument = () => new Argument('<kind>').choices(restrictedKindCodes);
/** Parses a list with commas; `none` empties it. */
const listOf = (text: string) => (text === 'none' ? [] : text.split(/[,，]/));
const linesOf = (text: string) => (text === 'none' ? [] : text.split(/[\s,]+/).filter(Boolean));

/** `restricted-goods list|set|reset|try`: goods that carriers restrict, and their words (EN-05). */
export function addRestrictedGoods(program: Command, run: CommandRunner): void {
  const goods = program
    .command('restricted-goods')
    .description('restricted goods and the words that identify them');

  goods
    .command('list')
    .description('all kinds with rule and delivery lines; * marks changed ones')
    .action(() =>
      run(async (services) => {
        const rules = await readRestrictedRules(services);
        const rows = rules.map((rule) => [
          ...[rule.kind, rule.rule, rule.isChanged ? '*' : ''],
          ...[rule.lineIds.join(' '), ownWordsOf(rule)],
        ]);
        const columns = ['KIND', 'RULE', '', 'DELIVERY LINES', 'WORDS ADDED'];
        return { text: { columns, rows, empty: '' }, data: rules.map(dataOf) };
      }),
    );

  goods
    .command('set')
    .description('change a kind; running servers follow within a second')
    .addArgument(kindArgument())
    .addOption(new Option('--rule <rule>', 'how it is treated').choices(restrictionRules))
    .option('--lines <ids>', 'delivery lines that carry it, or none', linesOf)
    .option('--words-en <words>', 'additional English words, comma-separated, or none', listOf)
    .option('--words-zh <words>', 'additional Chinese words, comma-separated, or none', listOf)
    .option('--exceptions <words>', 'words that match but are exceptions', listOf)
    .action((kind: RestrictedKind, { lines: lineIds, ...change }: Change) =>
      run(async (services, by) =>
        changed(await changeRestrictedGoods(services, by, kind, { ...change, lineIds })),
      ),
    );

  goods
    .command('reset')
    .description('reset a kind to its default')
    .addArgument(kindArgument())
    .action((kind: RestrictedKind) =>
      run(async (services, by) => changed(await resetRestrictedGoods(services, by, kind))),
    );

  goods
    .command('try')
    .description('restrictions shown for an item of this name')
    .argument('<name...>')
    .action((words: string[]) =>
      run(async (services) => {
        const data = await readRestrictions(services, { name: words.join(' ') });
        const rows = data.map((one) => [
          ...[one.kind, one.isRefused ? 'refused' : 'to be confirmed', one.lineIds.join(' ')],
          sayRestriction('en', one),
        ]);
        const columns = ['KIND', 'ADDING IT', 'DELIVERY LINES', 'SENTENCE'];
        return { text: { columns, rows, empty: 'Nothing is said of it.' }, data };
      }),
    );
}

function changed(rule: RestrictedRule): CommandResult {
  const { kind, rule: treated, lineIds } = rule;
  const lines = treated === 'SOME_LINES' ? `, carried by ${lineIds.join(' ') || 'no line'}` : '';
  const words = ownWordsOf(rule);
  return {
    text: `${kind} is now ${treated}${lines}${words && `; words added: ${words}`}`,
    data: dataOf(rule),
  };
}

function ownWordsOf({ ownWords: { en, zh, exceptions } }: RestrictedRule): string {
  const not = exceptions.map((word) => `not ${word}`);
  return [...en, ...zh, ...not].join(', ');
}

function dataOf({ detector: _detector, ...rule }: RestrictedRule) {
  return rule;
}
