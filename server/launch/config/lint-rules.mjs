import { moneyName } from './money-names.mjs';

/** A rule that forbids whatever matches one of the selectors. */
function forbid(message, ...selectors) {
  return {
    meta: { type: 'problem', schema: [] },
    create: (context) =>
      Object.fromEntries(
        selectors.map((selector) => [selector, (node) => context.report({ node, message })]),
      ),
  };
}

const money = `:matches(Identifier[name=${moneyName}], MemberExpression[property.name=${moneyName}])`;
const rounding =
  ":matches(CallExpression[callee.object.name='Math'][callee.property.name=/^(round|floor|ceil|trunc)$/], " +
  'CallExpression[callee.name=/^parseFloat$/], ' +
  "CallExpression[callee.object.name='Number'][callee.property.name='parseFloat'])";

const managers = '/^(tx|em|manager|.*[mM]anager|repo|repository|.*Repo|.*Repository)$/';
const writes = '/^(save|insert|update|delete|remove|upsert|softDelete|increment|decrement)$/';

/** Rules of schema/decisions for our code that no published lint rule covers. */
export const lintRules = {
  rules: {
    'named-exports-only': forbid(
      'Export by name: the same thing then has the same name everywhere.',
      'ExportDefaultDeclaration',
      "ExportSpecifier[exported.name='default']",
    ),
    'write-gate': forbid(
      'Writes go through Database.transaction, with insert or a guarded update of its manager.',
      "CallExpression[callee.property.name='transaction'][callee.object.name=/[sS]ource$/]",
      "CallExpression[callee.property.name='transaction'][callee.object.property.name=/^(owner|manager|dataSource)$/]",
      `CallExpression[callee.property.name='transaction'][callee.object.name=${managers}]`,
      `CallExpression[callee.property.name='save'][callee.object.name=${managers}]`,
      `CallExpression[callee.property.name='save'][callee.object.property.name=${managers}]`,
      "CallExpression[callee.property.name='save'][callee.object.callee.property.name='getRepository']",
      `CallExpression[callee.property.name=${writes}][callee.object.property.name='read']`,
      "CallExpression[callee.name='insertRows'][arguments.0.property.name='read']",
      "NewExpression[callee.name='DataSource']",
    ),
    'money-arithmetic': forbid(
      'Amounts are whole fen: round, divide and format them in the money module.',
      `${rounding}:has(${money})`,
      `VariableDeclarator[id.name=${moneyName}] > ${rounding}.init`,
      `Property[key.name=${moneyName}] > ${rounding}.value`,
      `AssignmentExpression:has(> ${money}.left) > ${rounding}.right`,
      `CallExpression[callee.property.name='toFixed']:has(${money})`,
      `BinaryExpression[operator='/']:has(> ${money}.left)`,
      `BinaryExpression[operator='*']:has(> ${money}):has(> Literal[raw=/[.]/])`,
    ),
    'one-writer-per-status': forbid(
      'A status is written by `transition` of server/platform/db alone, which guards it.',
      "AssignmentExpression[left.property.name='status']",
      "CallExpression[callee.property.name=/^(set|update)$/] > ObjectExpression:last-child > Property[key.name='status']",
    ),
    'guarded-storage': forbid(
      'A browser may forbid its storage: use tabStorage or siteStorage of client/apollo/browserStorage.',
      'Identifier[name=/^(local|session)Storage$/]',
    ),
    'disabling-needs-a-reason': {
      meta: { type: 'problem', schema: [] },
      create: (context) => ({
        Program() {
          for (const comment of context.sourceCode.getAllComments()) {
            const disables = /^\s*(eslint|oxlint)-disable/.test(comment.value);
            if (disables && !/\s--\s+\S/.test(comment.value)) {
              context.report({
                loc: comment.loc,
                message: 'Say why: "…-disable… -- reason".',
              });
            }
          }
        },
      }),
    },
  },
};
