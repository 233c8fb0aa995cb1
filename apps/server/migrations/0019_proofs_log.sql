CREATE TABLE "log_checkpoint" (
	"size" bigint PRIMARY KEY NOT NULL,
	"root" text NOT NULL,
	"note" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_cosignature" (
	"size" bigint NOT NULL,
	"witness" text NOT NULL,
	"key_id" text NOT NULL,
	"line" text NOT NULL,
	"cosigned_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "log_cosignature_size_witness_key_id_pk" PRIMARY KEY("size","witness","key_id")
);
--> statement-breakpoint
CREATE TABLE "log_entry" (
	"idx" bigint PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"sm3" text NOT NULL,
	"purpose" text NOT NULL,
	"integrated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "log_entry_sha256_unique" UNIQUE("sha256")
);
--> statement-breakpoint
CREATE TABLE "log_node" (
	"level" smallint NOT NULL,
	"idx" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "log_node_level_idx_pk" PRIMARY KEY("level","idx")
);
--> statement-breakpoint
ALTER TABLE "log_cosignature" ADD CONSTRAINT "log_cosignature_size_log_checkpoint_size_fk" FOREIGN KEY ("size") REFERENCES "public"."log_checkpoint"("size") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "log_cosignature_witness" ON "log_cosignature" USING btree ("witness","key_id","size");--> statement-breakpoint
CREATE TRIGGER log_entry_append_only BEFORE UPDATE OR DELETE ON log_entry FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER log_entry_no_truncate BEFORE TRUNCATE ON log_entry EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER log_node_append_only BEFORE UPDATE OR DELETE ON log_node FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER log_node_no_truncate BEFORE TRUNCATE ON log_node EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER log_checkpoint_append_only BEFORE UPDATE OR DELETE ON log_checkpoint FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER log_checkpoint_no_truncate BEFORE TRUNCATE ON log_checkpoint EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER log_cosignature_append_only BEFORE UPDATE OR DELETE ON log_cosignature FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER log_cosignature_no_truncate BEFORE TRUNCATE ON log_cosignature EXECUTE FUNCTION refuse_change();
