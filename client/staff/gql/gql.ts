/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "mutation SignIn($input: StaffSignInInput!) {\n  signIn(input: $input) {\n    viewer {\n      ...StaffPerson\n    }\n  }\n}\n\nmutation Unlock($input: UnlockInput!) {\n  unlock(input: $input) {\n    viewer {\n      ...StaffPerson\n    }\n  }\n}\n\nmutation SignOut {\n  signOut {\n    viewer {\n      id\n    }\n  }\n}\n\nquery BeginFactor {\n  beginFactor {\n    secret\n    uri\n  }\n}\n\nmutation ConfirmFactor($input: ConfirmFactorInput!) {\n  confirmFactor(input: $input) {\n    viewer {\n      ...StaffPerson\n    }\n  }\n}\n\nmutation SetUpFactor($input: ConfirmFactorInput!) {\n  confirmFactor(input: $input) {\n    recoveryCodes\n  }\n}\n\nquery StaffLink($token: String!) {\n  staffLink(token: $token) {\n    purpose\n    name\n    email\n  }\n}\n\nmutation RedeemStaffLink($input: RedeemStaffLinkInput!) {\n  redeemStaffLink(input: $input) {\n    viewer {\n      ...StaffPerson\n    }\n  }\n}": typeof types.SignInDocument,
    "fragment StaffPerson on StaffViewer {\n  id\n  name\n  email\n  language\n  roles\n  rights {\n    area\n    access\n  }\n  state\n  station\n  locksAt\n}\n\nquery StaffViewer {\n  viewer {\n    ...StaffPerson\n  }\n}": typeof types.StaffPersonFragmentDoc,
    "fragment StaffEntry on StaffMember {\n  id\n  email\n  name\n  roles\n  language\n  status\n  needsFactor\n  hasFactor\n  createdAt\n  sessions {\n    id\n    device\n    station\n    createdAt\n    lastUsedAt\n  }\n}\n\nquery StaffMembers {\n  staffMembers {\n    ...StaffEntry\n  }\n}\n\nmutation InviteStaff($input: InviteStaffInput!) {\n  inviteStaff(input: $input) {\n    member {\n      ...StaffEntry\n    }\n  }\n}\n\nmutation SetStaffRoles($input: SetStaffRolesInput!) {\n  setStaffRoles(input: $input) {\n    member {\n      ...StaffEntry\n    }\n  }\n}\n\nmutation SuspendStaff($input: StaffChangeInput!) {\n  suspendStaff(input: $input) {\n    member {\n      ...StaffEntry\n    }\n  }\n}\n\nmutation ReinstateStaff($input: StaffChangeInput!) {\n  reinstateStaff(input: $input) {\n    member {\n      ...StaffEntry\n    }\n  }\n}\n\nmutation EndStaffSessions($input: StaffChangeInput!) {\n  endStaffSessions(input: $input) {\n    member {\n      ...StaffEntry\n    }\n  }\n}\n\nmutation ResetStaffAccess($input: ResetStaffAccessInput!) {\n  resetStaffAccess(input: $input) {\n    link\n    member {\n      ...StaffEntry\n    }\n  }\n}": typeof types.StaffEntryFragmentDoc,
};
const documents: Documents = {
    "mutation SignIn($input: StaffSignInInput!) {\n  signIn(input: $input) {\n    viewer {\n      ...StaffPerson\n    }\n  }\n}\n\nmutation Unlock($input: UnlockInput!) {\n  unlock(input: $input) {\n    viewer {\n      ...StaffPerson\n    }\n  }\n}\n\nmutation SignOut {\n  signOut {\n    viewer {\n      id\n    }\n  }\n}\n\nquery BeginFactor {\n  beginFactor {\n    secret\n    uri\n  }\n}\n\nmutation ConfirmFactor($input: ConfirmFactorInput!) {\n  confirmFactor(input: $input) {\n    viewer {\n      ...StaffPerson\n    }\n  }\n}\n\nmutation SetUpFactor($input: ConfirmFactorInput!) {\n  confirmFactor(input: $input) {\n    recoveryCodes\n  }\n}\n\nquery StaffLink($token: String!) {\n  staffLink(token: $token) {\n    purpose\n    name\n    email\n  }\n}\n\nmutation RedeemStaffLink($input: RedeemStaffLinkInput!) {\n  redeemStaffLink(input: $input) {\n    viewer {\n      ...StaffPerson\n    }\n  }\n}": types.SignInDocument,
    "fragment StaffPerson on StaffViewer {\n  id\n  name\n  email\n  language\n  roles\n  rights {\n    area\n    access\n  }\n  state\n  station\n  locksAt\n}\n\nquery StaffViewer {\n  viewer {\n    ...StaffPerson\n  }\n}": types.StaffPersonFragmentDoc,
    "fragment StaffEntry on StaffMember {\n  id\n  email\n  name\n  roles\n  language\n  status\n  needsFactor\n  hasFactor\n  createdAt\n  sessions {\n    id\n    device\n    station\n    createdAt\n    lastUsedAt\n  }\n}\n\nquery StaffMembers {\n  staffMembers {\n    ...StaffEntry\n  }\n}\n\nmutation InviteStaff($input: InviteStaffInput!) {\n  inviteStaff(input: $input) {\n    member {\n      ...StaffEntry\n    }\n  }\n}\n\nmutation SetStaffRoles($input: SetStaffRolesInput!) {\n  setStaffRoles(input: $input) {\n    member {\n      ...StaffEntry\n    }\n  }\n}\n\nmutation SuspendStaff($input: StaffChangeInput!) {\n  suspendStaff(input: $input) {\n    member {\n      ...StaffEntry\n    }\n  }\n}\n\nmutation ReinstateStaff($input: StaffChangeInput!) {\n  reinstateStaff(input: $input) {\n    member {\n      ...StaffEntry\n    }\n  }\n}\n\nmutation EndStaffSessions($input: StaffChangeInput!) {\n  endStaffSessions(input: $input) {\n    member {\n      ...StaffEntry\n    }\n  }\n}\n\nmutation ResetStaffAccess($input: ResetStaffAccessInput!) {\n  resetStaffAccess(input: $input) {\n    link\n    member {\n      ...StaffEntry\n    }\n  }\n}": types.StaffEntryFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignIn($input: StaffSignInInput!) {\n  signIn(input: $input) {\n    viewer {\n      ...StaffPerson\n    }\n  }\n}\n\nmutation Unlock($input: UnlockInput!) {\n  unlock(input: $input) {\n    viewer {\n      ...StaffPerson\n    }\n  }\n}\n\nmutation SignOut {\n  signOut {\n    viewer {\n      id\n    }\n  }\n}\n\nquery BeginFactor {\n  beginFactor {\n    secret\n    uri\n  }\n}\n\nmutation ConfirmFactor($input: ConfirmFactorInput!) {\n  confirmFactor(input: $input) {\n    viewer {\n      ...StaffPerson\n    }\n  }\n}\n\nmutation SetUpFactor($input: ConfirmFactorInput!) {\n  confirmFactor(input: $input) {\n    recoveryCodes\n  }\n}\n\nquery StaffLink($token: String!) {\n  staffLink(token: $token) {\n    purpose\n    name\n    email\n  }\n}\n\nmutation RedeemStaffLink($input: RedeemStaffLinkInput!) {\n  redeemStaffLink(input: $input) {\n    viewer {\n      ...StaffPerson\n    }\n  }\n}"): (typeof documents)["mutation SignIn($input: StaffSignInInput!) {\n  signIn(input: $input) {\n    viewer {\n      ...StaffPerson\n    }\n  }\n}\n\nmutation Unlock($input: UnlockInput!) {\n  unlock(input: $input) {\n    viewer {\n      ...StaffPerson\n    }\n  }\n}\n\nmutation SignOut {\n  signOut {\n    viewer {\n      id\n    }\n  }\n}\n\nquery BeginFactor {\n  beginFactor {\n    secret\n    uri\n  }\n}\n\nmutation ConfirmFactor($input: ConfirmFactorInput!) {\n  confirmFactor(input: $input) {\n    viewer {\n      ...StaffPerson\n    }\n  }\n}\n\nmutation SetUpFactor($input: ConfirmFactorInput!) {\n  confirmFactor(input: $input) {\n    recoveryCodes\n  }\n}\n\nquery StaffLink($token: String!) {\n  staffLink(token: $token) {\n    purpose\n    name\n    email\n  }\n}\n\nmutation RedeemStaffLink($input: RedeemStaffLinkInput!) {\n  redeemStaffLink(input: $input) {\n    viewer {\n      ...StaffPerson\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment StaffPerson on StaffViewer {\n  id\n  name\n  email\n  language\n  roles\n  rights {\n    area\n    access\n  }\n  state\n  station\n  locksAt\n}\n\nquery StaffViewer {\n  viewer {\n    ...StaffPerson\n  }\n}"): (typeof documents)["fragment StaffPerson on StaffViewer {\n  id\n  name\n  email\n  language\n  roles\n  rights {\n    area\n    access\n  }\n  state\n  station\n  locksAt\n}\n\nquery StaffViewer {\n  viewer {\n    ...StaffPerson\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment StaffEntry on StaffMember {\n  id\n  email\n  name\n  roles\n  language\n  status\n  needsFactor\n  hasFactor\n  createdAt\n  sessions {\n    id\n    device\n    station\n    createdAt\n    lastUsedAt\n  }\n}\n\nquery StaffMembers {\n  staffMembers {\n    ...StaffEntry\n  }\n}\n\nmutation InviteStaff($input: InviteStaffInput!) {\n  inviteStaff(input: $input) {\n    member {\n      ...StaffEntry\n    }\n  }\n}\n\nmutation SetStaffRoles($input: SetStaffRolesInput!) {\n  setStaffRoles(input: $input) {\n    member {\n      ...StaffEntry\n    }\n  }\n}\n\nmutation SuspendStaff($input: StaffChangeInput!) {\n  suspendStaff(input: $input) {\n    member {\n      ...StaffEntry\n    }\n  }\n}\n\nmutation ReinstateStaff($input: StaffChangeInput!) {\n  reinstateStaff(input: $input) {\n    member {\n      ...StaffEntry\n    }\n  }\n}\n\nmutation EndStaffSessions($input: StaffChangeInput!) {\n  endStaffSessions(input: $input) {\n    member {\n      ...StaffEntry\n    }\n  }\n}\n\nmutation ResetStaffAccess($input: ResetStaffAccessInput!) {\n  resetStaffAccess(input: $input) {\n    link\n    member {\n      ...StaffEntry\n    }\n  }\n}"): (typeof documents)["fragment StaffEntry on StaffMember {\n  id\n  email\n  name\n  roles\n  language\n  status\n  needsFactor\n  hasFactor\n  createdAt\n  sessions {\n    id\n    device\n    station\n    createdAt\n    lastUsedAt\n  }\n}\n\nquery StaffMembers {\n  staffMembers {\n    ...StaffEntry\n  }\n}\n\nmutation InviteStaff($input: InviteStaffInput!) {\n  inviteStaff(input: $input) {\n    member {\n      ...StaffEntry\n    }\n  }\n}\n\nmutation SetStaffRoles($input: SetStaffRolesInput!) {\n  setStaffRoles(input: $input) {\n    member {\n      ...StaffEntry\n    }\n  }\n}\n\nmutation SuspendStaff($input: StaffChangeInput!) {\n  suspendStaff(input: $input) {\n    member {\n      ...StaffEntry\n    }\n  }\n}\n\nmutation ReinstateStaff($input: StaffChangeInput!) {\n  reinstateStaff(input: $input) {\n    member {\n      ...StaffEntry\n    }\n  }\n}\n\nmutation EndStaffSessions($input: StaffChangeInput!) {\n  endStaffSessions(input: $input) {\n    member {\n      ...StaffEntry\n    }\n  }\n}\n\nmutation ResetStaffAccess($input: ResetStaffAccessInput!) {\n  resetStaffAccess(input: $input) {\n    link\n    member {\n      ...StaffEntry\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;