/*
 * openapi-typescript generates the types of the client, orval those of the hooks. This file compiles only while both generate
 * equal types for every schema. It contains no code to run.
 */
import type { components } from "../../src/generated/contract.d.ts";
import type * as models from "../../src/generated/queries/model/index.ts";

type Schemas = components["schemas"];

/** The models of the hooks by schema name. A missing or superfluous entry does not compile. */
type Models = {
  AccountChoice: models.AccountChoice;
  Amount: models.Amount;
  Answer: models.Answer;
  Appeal: models.Appeal;
  AppealDetail: models.AppealDetail;
  AppealDraft: models.AppealDraft;
  AppealKind: models.AppealKind;
  AppealLookup: models.AppealLookup;
  AppealLookupResult: models.AppealLookupResult;
  AppealMessage: models.AppealMessage;
  AppealMessageAuthor: models.AppealMessageAuthor;
  AppealMessageDraft: models.AppealMessageDraft;
  AppealMessages: models.AppealMessages;
  AppealReceipt: models.AppealReceipt;
  AppealSort: models.AppealSort;
  AppealStep: models.AppealStep;
  Appeals: models.Appeals;
  ApplicationDraft: models.ApplicationDraft;
  ApplicationStatus: models.ApplicationStatus;
  Authority: models.Authority;
  CallCenter: models.CallCenter;
  Callback: models.Callback;
  CallbackDraft: models.CallbackDraft;
  CallbackReceipt: models.CallbackReceipt;
  CallbackSlot: models.CallbackSlot;
  Certificate: models.Certificate;
  CertificateCheck: models.CertificateCheck;
  CertificateStatus: models.CertificateStatus;
  CompetitionCategory: models.CompetitionCategory;
  CompetitionFeedbackDraft: models.CompetitionFeedbackDraft;
  CompetitionQualityType: models.CompetitionQualityType;
  ComplaintCategory: models.ComplaintCategory;
  ComplaintDraft: models.ComplaintDraft;
  CommandResult: models.CommandResult;
  Confirmation: models.Confirmation;
  ConsumerFeedbackDraft: models.ConsumerFeedbackDraft;
  ContactUpdate: models.ContactUpdate;
  Counterparty: models.Counterparty;
  CounterpartyDraft: models.CounterpartyDraft;
  Credentials: models.Credentials;
  Currency: models.Currency;
  Document: models.Document;
  DocumentIds: models.DocumentIds;
  DocumentSort: models.DocumentSort;
  DocumentUpload: models.DocumentUpload;
  Documents: models.Documents;
  Drafts: models.Drafts;
  Draft: models.Draft;
  DraftUpdate: models.DraftUpdate;
  Email: models.Email;
  Etalon: models.Etalon;
  EtalonCategory: models.EtalonCategory;
  Etalons: models.Etalons;
  EvaluationDraft: models.EvaluationDraft;
  EvaluationScope: models.EvaluationScope;
  EvaluationSummary: models.EvaluationSummary;
  EvaluationTally: models.EvaluationTally;
  ExchangeRate: models.ExchangeRate;
  ExchangeRateHistory: models.ExchangeRateHistory;
  ExchangeRates: models.ExchangeRates;
  Faq: models.Faq;
  Faqs: models.Faqs;
  Feedback: models.Feedback;
  FeedbackCategory: models.FeedbackCategory;
  FeedbackDraft: models.FeedbackDraft;
  FeedbackReceipt: models.FeedbackReceipt;
  FeedbackType: models.FeedbackType;
  Feedbacks: models.Feedbacks;
  FieldProblem: models.FieldProblem;
  FollowedAppeal: models.FollowedAppeal;
  FollowedAppealStep: models.FollowedAppealStep;
  GoodsCode: models.GoodsCode;
  HandOver: models.HandOver;
  Id: models.Id;
  IdentitySession: models.IdentitySession;
  Incident: models.Incident;
  Language: models.Language;
  LanguageChoice: models.LanguageChoice;
  Manufacturer: models.Manufacturer;
  MarketPrice: models.MarketPrice;
  MarketPriceSort: models.MarketPriceSort;
  MarketPrices: models.MarketPrices;
  NewPassword: models.NewPassword;
  Notification: models.Notification;
  NotificationChannels: models.NotificationChannels;
  NotificationCount: models.NotificationCount;
  NotificationEvent: models.NotificationEvent;
  NotificationMessage: models.NotificationMessage;
  NotificationSettings: models.NotificationSettings;
  ObligationSort: models.ObligationSort;
  Obligations: models.Obligations;
  Office: models.Office;
  Offices: models.Offices;
  OpeningHours: models.OpeningHours;
  OwnWords: models.OwnWords;
  Paging: models.Paging;
  PagePath: models.PagePath;
  PaidPayment: models.PaidPayment;
  PaidPaymentSort: models.PaidPaymentSort;
  PaidPayments: models.PaidPayments;
  PasswordChange: models.PasswordChange;
  PasswordCheck: models.PasswordCheck;
  PasswordReset: models.PasswordReset;
  Payment: models.Payment;
  PaymentStart: models.PaymentStart;
  Period: models.Period;
  PersonName: models.PersonName;
  PhoneNumber: models.PhoneNumber;
  Picture: models.Picture;
  Pin: models.Pin;
  Possessor: models.Possessor;
  PossessorDraft: models.PossessorDraft;
  Post: models.Post;
  PostDetail: models.PostDetail;
  PostPlace: models.PostPlace;
  Posts: models.Posts;
  PricePoint: models.PricePoint;
  Problem: models.Problem;
  ProblemCode: models.ProblemCode;
  Product: models.Product;
  Products: models.Products;
  Question: models.Question;
  QuestionAnswer: models.QuestionAnswer;
  Questionnaire: models.Questionnaire;
  Questionnaires: models.Questionnaires;
  Reference: models.Reference;
  RatePoint: models.RatePoint;
  Region: models.Region;
  RegisterEntries: models.RegisterEntries;
  RegisterEntry: models.RegisterEntry;
  RegisterName: models.RegisterName;
  Registration: models.Registration;
  RemarkDraft: models.RemarkDraft;
  RenewedTokens: models.RenewedTokens;
  Report: models.Report;
  ReportReceipt: models.ReportReceipt;
  ReportSubmission: models.ReportSubmission;
  Reports: models.Reports;
  RequiredDocument: models.RequiredDocument;
  RiskGroup: models.RiskGroup;
  RiskGroups: models.RiskGroups;
  Role: models.Role;
  SearchResult: models.SearchResult;
  SearchResults: models.SearchResults;
  Service: models.Service;
  ServiceDetail: models.ServiceDetail;
  ServiceForm: models.ServiceForm;
  ServiceFormField: models.ServiceFormField;
  ServiceState: models.ServiceState;
  ServiceStatus: models.ServiceStatus;
  ServiceStep: models.ServiceStep;
  ServiceType: models.ServiceType;
  Services: models.Services;
  SessionEnd: models.SessionEnd;
  SessionTokens: models.SessionTokens;
  Standard: models.Standard;
  StandardStatus: models.StandardStatus;
  Standards: models.Standards;
  StoredDraft: models.StoredDraft;
  Subject: models.Subject;
  SuggestionDraft: models.SuggestionDraft;
  Taxpayer: models.Taxpayer;
  Token: models.Token;
  Topic: models.Topic;
  User: models.User;
  TraderAnswer: models.TraderAnswer;
  UserLanguage: models.UserLanguage;
  UserUpdate: models.UserUpdate;
  VerificationCode: models.VerificationCode;
  Voen: models.Voen;
};

/** `true` for identical types. */
type IsEqual<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The keys of a table whose values are not `true`. */
type FailingKeys<Table> = { [Name in keyof Table]: Table[Name] extends true ? never : Name }[keyof Table];

/** Compiles only for `never`; otherwise the compiler error names the keys. */
type AssertNever<Found extends never> = Found;

/** Asserts that every schema has a model. */
export type SchemasWithoutModel = AssertNever<Exclude<keyof Schemas, keyof Models>>;

/** Asserts that every model has a schema. */
export type ModelsWithoutSchema = AssertNever<Exclude<keyof Models, keyof Schemas>>;

/** Asserts that every model equals its schema. */
export type ModelsUnlikeSchema = AssertNever<
  FailingKeys<{ [Name in keyof Models & keyof Schemas]: IsEqual<Models[Name], Schemas[Name]> }>
>;

/** Asserts that the comparison detects an additional field, an optional field, another type, `any` and a narrower type. */
export type ParityControl = [
  AssertNever<FailingKeys<{ same: IsEqual<{ id: number; name?: string }, { id: number; name?: string }> }>>,
  AssertNever<
    Exclude<
      "more" | "optional" | "other" | "anything" | "narrower",
      FailingKeys<{
        more: IsEqual<Schemas["Role"], Schemas["Role"] & { more: string }>;
        optional: IsEqual<{ id: number }, { id?: number }>;
        other: IsEqual<{ id: number }, { id: string }>;
        // oxlint-disable-next-line typescript/no-explicit-any
        anything: IsEqual<{ id: any }, { id: number }>;
        narrower: IsEqual<Schemas["Language"], "az">;
      }>
    >
  >,
];
