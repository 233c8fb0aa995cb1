CREATE TABLE "anchor_contract" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "anchor_contract_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chain_id" integer NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "anchor_transaction" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "anchor_transaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"anchor_id" bigint NOT NULL,
	"nonce" integer NOT NULL,
	"raw" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "anchor" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "anchor_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chain_id" integer NOT NULL,
	"size" bigint NOT NULL,
	"root" text NOT NULL,
	"state" text NOT NULL,
	"confirmations" integer DEFAULT 0 NOT NULL,
	"file" jsonb,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "anchor_once" UNIQUE("chain_id","size")
);
--> statement-breakpoint
CREATE TABLE "timestamp_refused" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "timestamp_refused_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sha256" text NOT NULL,
	"authority" text NOT NULL,
	"response" "bytea" NOT NULL,
	"fault" text NOT NULL,
	"refused_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timestamp_revocation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "timestamp_revocation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"timestamp_id" bigint NOT NULL,
	"url" text NOT NULL,
	"list" "bytea" NOT NULL,
	"fetched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timestamp_order" (
	"sha256" text NOT NULL,
	"authority" text NOT NULL,
	"target" text NOT NULL,
	"checkpoint_size" bigint,
	"sm3" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"last_fault" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "timestamp_order_sha256_authority_pk" PRIMARY KEY("sha256","authority")
);
--> statement-breakpoint
CREATE TABLE "timestamp_token" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "timestamp_token_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sha256" text NOT NULL,
	"target" text NOT NULL,
	"checkpoint_size" bigint,
	"authority" text NOT NULL,
	"is_primary" boolean NOT NULL,
	"response" "bytea" NOT NULL,
	"gen_time" timestamp (3) with time zone NOT NULL,
	"policy" text NOT NULL,
	"serial_number" text NOT NULL,
	"signer" text NOT NULL,
	"not_after" timestamp (3) with time zone NOT NULL,
	"obtained_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "timestamp_token_once" UNIQUE("sha256","authority")
);
--> statement-breakpoint
ALTER TABLE "anchor_transaction" ADD CONSTRAINT "anchor_transaction_anchor_id_anchor_id_fk" FOREIGN KEY ("anchor_id") REFERENCES "public"."anchor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timestamp_revocation" ADD CONSTRAINT "timestamp_revocation_timestamp_id_timestamp_token_id_fk" FOREIGN KEY ("timestamp_id") REFERENCES "public"."timestamp_token"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "anchor_transaction_of" ON "anchor_transaction" USING btree ("anchor_id");--> statement-breakpoint
CREATE INDEX "anchor_size" ON "anchor" USING btree ("size");--> statement-breakpoint
CREATE INDEX "timestamp_revocation_of" ON "timestamp_revocation" USING btree ("timestamp_id");--> statement-breakpoint
CREATE INDEX "timestamp_order_next" ON "timestamp_order" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "timestamp_token_checkpoint" ON "timestamp_token" USING btree ("checkpoint_size");--> statement-breakpoint
CREATE TRIGGER timestamp_token_append_only BEFORE UPDATE OR DELETE ON timestamp_token FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER timestamp_token_no_truncate BEFORE TRUNCATE ON timestamp_token EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER timestamp_refused_append_only BEFORE UPDATE OR DELETE ON timestamp_refused FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER timestamp_refused_no_truncate BEFORE TRUNCATE ON timestamp_refused EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER timestamp_revocation_append_only BEFORE UPDATE OR DELETE ON timestamp_revocation FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER timestamp_revocation_no_truncate BEFORE TRUNCATE ON timestamp_revocation EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER anchor_transaction_append_only BEFORE UPDATE OR DELETE ON anchor_transaction FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER anchor_transaction_no_truncate BEFORE TRUNCATE ON anchor_transaction EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER anchor_contract_append_only BEFORE UPDATE OR DELETE ON anchor_contract FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER anchor_contract_no_truncate BEFORE TRUNCATE ON anchor_contract EXECUTE FUNCTION refuse_change();
