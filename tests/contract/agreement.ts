/*
 * Two generators read the same contract: openapi-typescript writes the types of the client, orval those of the hooks. This
 * file has nothing to run. It compiles only while both read every schema alike, so an answer may go from one to the other.
 */
import type { components } from "../../src/generated/contract.d.ts";
import type * as models from "../../src/generated/queries/model/index.ts";

type Schemas = components["schemas"];

/** The models of the hooks by the name of their schema. A schema without its row does not compile, nor a row without its schema. */
type Models = {
  AccountChoice: models.AccountChoice;
  Authority: models.Authority;
  CompetitionQualityType: models.CompetitionQualityType;
  Confirmation: models.Confirmation;
  ContactUpdate: models.ContactUpdate;
  ContentId: models.ContentId;
  Credentials: models.Credentials;
  Email: models.Email;
  ExchangeRate: models.ExchangeRate;
  ExchangeRates: models.ExchangeRates;
  FieldProblem: models.FieldProblem;
  HandOver: models.HandOver;
  IdentitySession: models.IdentitySession;
  Language: models.Language;
  LanguageChoice: models.LanguageChoice;
  Manufacturer: models.Manufacturer;
  NewPassword: models.NewPassword;
  Notification: models.Notification;
  NotificationCount: models.NotificationCount;
  NotificationMessage: models.NotificationMessage;
  Paging: models.Paging;
  PasswordChange: models.PasswordChange;
  PasswordCheck: models.PasswordCheck;
  PasswordReset: models.PasswordReset;
  PersonName: models.PersonName;
  PhoneNumber: models.PhoneNumber;
  Pin: models.Pin;
  Possessor: models.Possessor;
  PossessorDraft: models.PossessorDraft;
  Post: models.Post;
  PostDetail: models.PostDetail;
  PostImage: models.PostImage;
  PostPlace: models.PostPlace;
  Posts: models.Posts;
  Problem: models.Problem;
  Registration: models.Registration;
  RenewedTokens: models.RenewedTokens;
  Role: models.Role;
  SearchResult: models.SearchResult;
  SearchResults: models.SearchResults;
  Service: models.Service;
  ServiceType: models.ServiceType;
  Services: models.Services;
  SessionTokens: models.SessionTokens;
  Taxpayer: models.Taxpayer;
  Token: models.Token;
  User: models.User;
  UserLanguage: models.UserLanguage;
  UserUpdate: models.UserUpdate;
  VerificationCode: models.VerificationCode;
  Voen: models.Voen;
};

/** `true` for two types that no value can tell apart: each may stand for the other, wherever it is read or written. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The names of a table whose rows are not `true`. */
type Wrong<Table> = { [Name in keyof Table]: Table[Name] extends true ? never : Name }[keyof Table];

/** Compiles only for nothing; otherwise the error names what is wrong. */
type Nothing<Found extends never> = Found;

/** Every schema has its model, and every model its schema. */
export type Missing = Nothing<Exclude<keyof Schemas, keyof Models> | Exclude<keyof Models, keyof Schemas>>;

/** Every model is its schema. */
export type Unlike = Nothing<Wrong<{ [Name in keyof Models & keyof Schemas]: Same<Models[Name], Schemas[Name]> }>>;

/** The judgement can fail: a field more, a field that may be absent, another type and a type that is anything are told apart. */
export type Control = [
  Nothing<Wrong<{ same: Same<{ id: number; name?: string }, { id: number; name?: string }> }>>,
  Nothing<Exclude<"more" | "optional" | "other" | "anything" | "narrower", Wrong<{
    more: Same<Schemas["Role"], Schemas["Role"] & { more: string }>;
    optional: Same<{ id: number }, { id?: number }>;
    other: Same<{ id: number }, { id: string }>;
    // oxlint-disable-next-line typescript/no-explicit-any
    anything: Same<{ id: any }, { id: number }>;
    narrower: Same<Schemas["Language"], "az">;
  }>>>,
];
