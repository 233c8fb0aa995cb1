CREATE TABLE "fee_item" (
	"version_id" uuid NOT NULL,
	"code" text NOT NULL,
	"unit_price_fen" bigint NOT NULL,
	"source" text NOT NULL,
	"source_url" text NOT NULL,
	"checked_on" date,
	"is_invoiceable" boolean NOT NULL,
	"is_refundable" boolean NOT NULL,
	CONSTRAINT "fee_item_version_id_code_pk" PRIMARY KEY("version_id","code")
);
--> statement-breakpoint
CREATE TABLE "fee_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"effective_from" timestamp (3) with time zone NOT NULL,
	"note" text NOT NULL,
	"is_demonstration" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	CONSTRAINT "fee_version_version_unique" UNIQUE("version")
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"transaction_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"account" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	CONSTRAINT "ledger_entry_transaction_id_line_pk" PRIMARY KEY("transaction_id","line"),
	CONSTRAINT "ledger_entry_amount" CHECK ("ledger_entry"."amount_fen" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transaction" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"source_ref" text NOT NULL,
	"order_id" uuid,
	"reason" text,
	CONSTRAINT "ledger_transaction_source" UNIQUE("kind","source_ref")
);
--> statement-breakpoint
CREATE TABLE "customer_order_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"code" text,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_fen" bigint NOT NULL,
	"amount_fen" bigint NOT NULL,
	"is_invoiceable" boolean NOT NULL,
	"is_refundable" boolean NOT NULL,
	"spent_at" timestamp (3) with time zone,
	CONSTRAINT "customer_order_line_position" UNIQUE("order_id","position"),
	CONSTRAINT "customer_order_line_sum" CHECK ("customer_order_line"."amount_fen" = "customer_order_line"."unit_price_fen" * "customer_order_line"."quantity" and "customer_order_line"."amount_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "customer_order_step" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"version" bigint NOT NULL,
	"act" text NOT NULL,
	"state_before" smallint,
	"state_after" smallint NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customer_order_step_version" UNIQUE("order_id","version")
);
--> statement-breakpoint
CREATE TABLE "customer_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"service" text NOT NULL,
	"business_number" text,
	"purpose" text NOT NULL,
	"round" integer NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"state" smallint NOT NULL,
	"closing_since" timestamp (3) with time zone,
	"close_reason" text,
	"close_note" text,
	"closed_by" uuid,
	"fee_version_id" uuid,
	"amount_fen" bigint NOT NULL,
	"paid_fen" bigint DEFAULT 0 NOT NULL,
	"refunded_fen" bigint DEFAULT 0 NOT NULL,
	"surplus_fen" bigint DEFAULT 0 NOT NULL,
	"refund_state" smallint,
	"invoice_state" text,
	"annual_fee_payer" smallint,
	"note" text DEFAULT '' NOT NULL,
	"remittance_note" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"is_extended" boolean DEFAULT false NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "customer_order_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "customer_order_remittance_note_unique" UNIQUE("remittance_note"),
	CONSTRAINT "customer_order_round" UNIQUE("business_number","purpose","round"),
	CONSTRAINT "customer_order_amounts" CHECK ("customer_order"."amount_fen" > 0 and "customer_order"."paid_fen" >= 0 and "customer_order"."refunded_fen" >= 0 and "customer_order"."surplus_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"way" text NOT NULL,
	"state" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ask_at" timestamp (3) with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_attempt_payment_number_unique" UNIQUE("payment_number")
);
--> statement-breakpoint
CREATE TABLE "payment_fact" (
	"id" uuid PRIMARY KEY NOT NULL,
	"house" text NOT NULL,
	"trade_number" text NOT NULL,
	"payment_number" text,
	"order_id" uuid,
	"amount_fen" bigint NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_fact_trade" UNIQUE("house","trade_number")
);
--> statement-breakpoint
CREATE TABLE "order_setting" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"pay_within_minutes" integer NOT NULL,
	"slip_extends_days" integer NOT NULL,
	"four_eyes_from_fen" bigint NOT NULL,
	"refund_note" text NOT NULL,
	"payment_note" text NOT NULL,
	"invoice_note" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fee_item" ADD CONSTRAINT "fee_item_version_id_fee_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."fee_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transaction_id_ledger_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_order_line" ADD CONSTRAINT "customer_order_line_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_order_step" ADD CONSTRAINT "customer_order_step_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_fee_version_id_fee_version_id_fk" FOREIGN KEY ("fee_version_id") REFERENCES "public"."fee_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_fact" ADD CONSTRAINT "payment_fact_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fee_version_effective" ON "fee_version" USING btree ("effective_from" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ledger_entry_account" ON "ledger_entry" USING btree ("account");--> statement-breakpoint
CREATE INDEX "ledger_transaction_at" ON "ledger_transaction" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ledger_transaction_order" ON "ledger_transaction" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "customer_order_owner" ON "customer_order" USING btree ("owner_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "customer_order_newest" ON "customer_order" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "customer_order_state" ON "customer_order" USING btree ("state","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "customer_order_business" ON "customer_order" USING btree ("business_number");--> statement-breakpoint
CREATE INDEX "customer_order_open" ON "customer_order" USING btree ("expires_at") WHERE "customer_order"."state" = 0;--> statement-breakpoint
CREATE INDEX "customer_order_closing" ON "customer_order" USING btree ("closing_since") WHERE "customer_order"."closing_since" is not null;--> statement-breakpoint
CREATE INDEX "payment_attempt_order" ON "payment_attempt" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_attempt_ask" ON "payment_attempt" USING btree ("ask_at") WHERE "payment_attempt"."state" = 'waiting' and "payment_attempt"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_fact_order" ON "payment_fact" USING btree ("order_id");--> statement-breakpoint
-- The journal of money balances: what has fewer than two entries, or entries that do not sum to nothing, is refused at commit.
CREATE FUNCTION refuse_unbalanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  posted uuid := (to_jsonb(NEW) ->> TG_ARGV[0])::uuid;
  entries bigint;
  total numeric;
BEGIN
  SELECT count(*), coalesce(sum(amount_fen), 0) INTO entries, total FROM ledger_entry WHERE transaction_id = posted;
  IF entries < 2 OR total <> 0 THEN
    RAISE EXCEPTION 'the transaction % does not balance: % entries, % fen', posted, entries, total
      USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transaction_balanced AFTER INSERT ON ledger_transaction
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced('id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entry_balanced AFTER INSERT ON ledger_entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced('transaction_id');
--> statement-breakpoint
DO $$
DECLARE
  history text;
BEGIN
  FOREACH history IN ARRAY ARRAY[
    'customer_order_step', 'fee_item', 'fee_version', 'ledger_entry', 'ledger_transaction', 'order_setting', 'payment_fact'
  ] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_change()',
      history || '_append_only', history);
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I EXECUTE FUNCTION refuse_change()',
      history || '_no_truncate', history);
  END LOOP;
END
$$;
