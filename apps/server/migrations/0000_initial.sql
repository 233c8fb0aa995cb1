CREATE TABLE "idempotency_key" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"body_fingerprint" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_counter" (
	"bucket" text PRIMARY KEY NOT NULL,
	"window_ends" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"actor_id" uuid,
	"address" text,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "account_setting" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"login_style" integer NOT NULL,
	"password_change_forbidden" uuid[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_device_token_hash_user_id_pk" PRIMARY KEY("token_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"idle_minutes" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"issuer" text,
	"recheck_at" timestamp with time zone,
	"browser" text NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "third_party_identity" (
	"issuer" text NOT NULL,
	"subject_fingerprint" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "third_party_identity_issuer_subject_fingerprint_pk" PRIMARY KEY("issuer","subject_fingerprint")
);
--> statement-breakpoint
CREATE TABLE "used_third_token" (
	"issuer" text NOT NULL,
	"token_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_third_token_issuer_token_id_pk" PRIMARY KEY("issuer","token_id")
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"password_changed_at" timestamp with time zone NOT NULL,
	"user_type" text NOT NULL,
	"status" text NOT NULL,
	"approval_state" text NOT NULL,
	"parent_id" text,
	"roles" text[] NOT NULL,
	"company_name" text,
	"phone_sealed" text,
	"phone_fingerprint" text,
	"email_sealed" text,
	"email_fingerprint" text,
	"id_card_sealed" text,
	"id_card_fingerprint" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone,
	CONSTRAINT "user_account_username_key_unique" UNIQUE("username_key")
);
--> statement-breakpoint
CREATE TABLE "course_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_name" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"place" text NOT NULL,
	"online_link" text NOT NULL,
	"seats" integer NOT NULL,
	"sign_up_until" timestamp (3) with time zone,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"cancel_reason" text,
	"taken_seats" integer DEFAULT 0 NOT NULL,
	"waiting_sign_ups" integer DEFAULT 0 NOT NULL,
	"last_place" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "course_seats" CHECK ("course"."taken_seats" between 0 and "course"."seats"),
	CONSTRAINT "course_waiting" CHECK ("course"."waiting_sign_ups" >= 0),
	CONSTRAINT "course_times" CHECK ("course"."ends_at" > "course"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "course_enrolment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sign_up_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"people" integer NOT NULL,
	"place" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"reminded_of" timestamp (3) with time zone,
	CONSTRAINT "course_enrolment_people" CHECK ("course_enrolment"."people" > 0)
);
--> statement-breakpoint
CREATE TABLE "course_sign_up" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"company_name" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"county" text NOT NULL,
	"address" text NOT NULL,
	"export_regions" text NOT NULL,
	"industry" text NOT NULL,
	"people" integer NOT NULL,
	"contact_name_sealed" text NOT NULL,
	"contact_phone_sealed" text NOT NULL,
	"contact_phone_fingerprint" text NOT NULL,
	"contact_job" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"form" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"page" text NOT NULL,
	"values_sealed" text NOT NULL,
	"file_ids" uuid[] NOT NULL,
	"device" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "draft_owner_form" UNIQUE("owner_id","form")
);
--> statement-breakpoint
CREATE TABLE "evidence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"evidence_number" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"proof" smallint DEFAULT 0 NOT NULL,
	"right_holder_name" text NOT NULL,
	"document_number_sealed" text NOT NULL,
	"contact_phone_sealed" text NOT NULL,
	"fair_name" text NOT NULL,
	"fair_at" timestamp (3) with time zone NOT NULL,
	"fair_address" text NOT NULL,
	"data_key_sealed" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sealed_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "evidence_evidence_number_unique" UNIQUE("evidence_number"),
	CONSTRAINT "evidence_state" CHECK ("evidence"."state" in (0, 1)),
	CONSTRAINT "evidence_proof" CHECK ("evidence"."proof" between 0 and 3),
	CONSTRAINT "evidence_sealed" CHECK (("evidence"."state" = 1) = ("evidence"."sealed_at" is not null)),
	CONSTRAINT "evidence_shredded" CHECK (("evidence"."deleted_at" is null) = ("evidence"."data_key_sealed" is not null)),
	CONSTRAINT "evidence_sealed_stays" CHECK ("evidence"."deleted_at" is null or "evidence"."state" = 0)
);
--> statement-breakpoint
CREATE TABLE "evidence_original" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"evidence_id" uuid,
	"slot" text,
	"sha256" text NOT NULL,
	"sm3" text NOT NULL,
	"byte_size" integer NOT NULL,
	"kind" text NOT NULL,
	"storage_key" text NOT NULL,
	"object_seal" text NOT NULL,
	"data_key_sealed" text,
	"file_name_sealed" text NOT NULL,
	"scan" text NOT NULL,
	"time_card" jsonb,
	"problem" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"attached_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "evidence_original_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "evidence_original_slot_named" CHECK ("evidence_original"."evidence_id" is null or "evidence_original"."slot" is not null),
	CONSTRAINT "evidence_original_shredded" CHECK (("evidence_original"."removed_at" is null) = ("evidence_original"."data_key_sealed" is not null))
);
--> statement-breakpoint
CREATE TABLE "evidence_consent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"policy_version" text NOT NULL,
	"text_sha256" text NOT NULL,
	"withdraws" uuid,
	"address_sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_finding" (
	"id" uuid PRIMARY KEY NOT NULL,
	"original_id" uuid NOT NULL,
	"found" text NOT NULL,
	"expected_sha256" text NOT NULL,
	"actual_sha256" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_look" (
	"id" uuid PRIMARY KEY NOT NULL,
	"evidence_id" uuid,
	"original_id" uuid,
	"slot" text,
	"actor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_statement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"evidence_id" uuid,
	"original_id" uuid,
	"seq" integer,
	"previous_sha256" text,
	"sha256" text NOT NULL,
	"sm3" text NOT NULL,
	"body_sealed" text NOT NULL,
	"record_sealed" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "evidence_statement_sha256_unique" UNIQUE("sha256")
);
--> statement-breakpoint
CREATE TABLE "evidence_subsidy_paper" (
	"id" uuid PRIMARY KEY NOT NULL,
	"evidence_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"item_key" text NOT NULL,
	"form" text NOT NULL,
	"pages" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "evidence_subsidy_paper_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "evidence_subsidy_template_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template_id" uuid NOT NULL,
	"act" text NOT NULL,
	"actor_id" uuid,
	"state_before" jsonb,
	"state_after" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence_subsidy_template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"year" text NOT NULL,
	"title" text NOT NULL,
	"source_name" text NOT NULL,
	"source_url" text NOT NULL,
	"note" text NOT NULL,
	"items" jsonb NOT NULL,
	"hidden" boolean NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"checked_by" uuid,
	"met_on" date,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "evidence_ticket" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"evidence_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"pack" jsonb,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourite_owner_id_kind_reference_pk" PRIMARY KEY("owner_id","kind","reference")
);
--> statement-breakpoint
CREATE TABLE "file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"file_name" text NOT NULL,
	"byte_size" integer NOT NULL,
	"sha256" text NOT NULL,
	"kind" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kept_until" timestamp with time zone,
	"attached_at" timestamp with time zone,
	"attached_kind" text,
	"attached_ref" text,
	CONSTRAINT "file_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "phone_ticket" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_hash" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"title" text NOT NULL,
	"slot" text NOT NULL,
	"file_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"taken_at" timestamp with time zone,
	CONSTRAINT "phone_ticket_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "picture_rendition" (
	"picture_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"type" text NOT NULL,
	"storage_key" text NOT NULL,
	"byte_size" integer NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "picture_rendition_picture_id_width_type_pk" PRIMARY KEY("picture_id","width","type"),
	CONSTRAINT "picture_rendition_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "picture_use" (
	"picture_id" uuid NOT NULL,
	"user_kind" text NOT NULL,
	"user_ref" text NOT NULL,
	CONSTRAINT "picture_use_user_kind_user_ref_picture_id_pk" PRIMARY KEY("user_kind","user_ref","picture_id")
);
--> statement-breakpoint
CREATE TABLE "public_picture" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text,
	"created_at" timestamp with time zone NOT NULL,
	"unused_since" timestamp with time zone,
	CONSTRAINT "public_picture_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "filing_paper" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sheet_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" smallint NOT NULL,
	"file_id" uuid NOT NULL,
	"survey" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filing_sheet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"facts_sealed" text NOT NULL,
	"taken_version" integer,
	"taken_at" timestamp (3) with time zone,
	"recordation_number" text,
	"effective_from" date,
	"expires_on" date,
	"next_reminder_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "filing_sheet_recordal" CHECK (("filing_sheet"."recordation_number" is null) = ("filing_sheet"."expires_on" is null) and ("filing_sheet"."recordation_number" is null) = ("filing_sheet"."effective_from" is null)),
	CONSTRAINT "filing_sheet_term" CHECK ("filing_sheet"."expires_on" <= "filing_sheet"."effective_from" + interval '10 years')
);
--> statement-breakpoint
CREATE TABLE "message_step" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"state_before" text,
	"state_after" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"words_before" jsonb,
	"words_after" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"writer_id" uuid,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"name_sealed" text NOT NULL,
	"email_sealed" text NOT NULL,
	"email_fingerprint" text NOT NULL,
	"content_fingerprint" text NOT NULL,
	"search_words" text[] NOT NULL,
	"state" text NOT NULL,
	"held_for" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"late_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	"public_since" timestamp (3) with time zone,
	"edited_at" timestamp (3) with time zone,
	"edit_reason" text,
	"removed_at" timestamp (3) with time zone,
	"remove_reason" text,
	CONSTRAINT "message_number_unique" UNIQUE("number"),
	CONSTRAINT "message_state" CHECK (state in ('new', 'held', 'answered', 'published', 'spam', 'deleted'))
);
--> statement-breakpoint
CREATE TABLE "message_challenge_used" (
	"nonce" text PRIMARY KEY NOT NULL,
	"until_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_deed" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"action" text NOT NULL,
	"state_before" text,
	"state_after" text,
	"version" integer NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"reason" text,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_search" (
	"id" uuid PRIMARY KEY NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"plain" text NOT NULL,
	"folded" text NOT NULL,
	"grams" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_version" (
	"article_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"category" smallint NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"author" text NOT NULL,
	"source" text,
	"source_url" text,
	"checked_on" date,
	"services" jsonb NOT NULL,
	"body_html" text NOT NULL,
	"images" jsonb NOT NULL,
	"restored_from" integer,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_version_article_id_number_pk" PRIMARY KEY("article_id","number")
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"public_version" integer,
	"publish_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"category" smallint NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"author" text NOT NULL,
	"checked_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" uuid NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "article_schedule" CHECK (("article"."state" = 'scheduled') = ("article"."publish_at" is not null)),
	CONSTRAINT "article_public" CHECK (("article"."state" in ('scheduled', 'published')) = ("article"."public_version" is not null))
);
--> statement-breakpoint
CREATE TABLE "public_article" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category" smallint NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"author" text NOT NULL,
	"source" text,
	"source_url" text,
	"checked_on" date,
	"services" jsonb NOT NULL,
	"body_html" text NOT NULL,
	"images" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "public_article_count" (
	"category" smallint PRIMARY KEY NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"event" text NOT NULL,
	"link" text NOT NULL,
	"channel" text NOT NULL,
	"user_id" uuid,
	"address_masked" text,
	"address_sealed" text,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"outcome" text,
	"held_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_tried_at" timestamp (3) with time zone,
	CONSTRAINT "notice_delivery_once" UNIQUE NULLS NOT DISTINCT("event_id","channel","user_id")
);
--> statement-breakpoint
CREATE TABLE "notice_mute" (
	"user_id" uuid NOT NULL,
	"event" text NOT NULL,
	"channel" text NOT NULL,
	CONSTRAINT "notice_mute_user_id_event_channel_pk" PRIMARY KEY("user_id","event","channel")
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"event" text NOT NULL,
	"user_id" uuid NOT NULL,
	"link" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notice_once" UNIQUE("event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "promise_fact" (
	"id" uuid PRIMARY KEY NOT NULL,
	"promise_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"level" smallint,
	"actor_id" uuid
);
--> statement-breakpoint
CREATE TABLE "promise_setting" (
	"version" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promise_setting_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shifts" jsonb NOT NULL,
	"acceptance_hours" integer NOT NULL,
	"completion_days" integer NOT NULL,
	"completion_by_service" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promise" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"service" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_ref" text NOT NULL,
	"shifts" jsonb NOT NULL,
	"duration_ms" bigint NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"half_at" timestamp (3) with time zone NOT NULL,
	"late_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"paused_since" timestamp (3) with time zone,
	"paused_ms" bigint DEFAULT 0 NOT NULL,
	"first_answer_at" timestamp (3) with time zone,
	"kept_at" timestamp (3) with time zone,
	"broken_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"taken_ms" bigint,
	"level" smallint DEFAULT 0 NOT NULL,
	"next_level_at" timestamp (3) with time zone,
	CONSTRAINT "promise_level" CHECK ("promise"."level" in (0, 50, 80, 100))
);
--> statement-breakpoint
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
CREATE TABLE "log_audit" (
	"number" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"report" jsonb NOT NULL,
	"statement" text NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "log_pulse" (
	"idx" bigint PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"bound_at" timestamp (3) with time zone,
	"bound_by" text,
	"created_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "timestamp_renewal" (
	"sha256" text PRIMARY KEY NOT NULL,
	"list" "bytea" NOT NULL,
	"first_id" bigint NOT NULL,
	"last_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "recordal_import_act" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"act" text NOT NULL,
	"actor_id" uuid,
	"detail" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recordal_import_finding" (
	"import_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"line_number" integer NOT NULL,
	"kind" text NOT NULL,
	"column_heading" text NOT NULL,
	"value" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "recordal_import_finding_import_id_ordinal_pk" PRIMARY KEY("import_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "recordal_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recordal_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_number" text NOT NULL,
	"import_id" uuid NOT NULL,
	"changed_fields" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recordal_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"file_name" text NOT NULL,
	"byte_size" bigint NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text,
	"format" text NOT NULL,
	"encoding" text,
	"sample" jsonb,
	"column_mapping" jsonb,
	"as_of" date,
	"is_demonstration" boolean NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"queued_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"phase" text,
	"bytes_read" bigint DEFAULT 0 NOT NULL,
	"line_count" integer DEFAULT 0 NOT NULL,
	"accepted_count" integer DEFAULT 0 NOT NULL,
	"refused_count" integer DEFAULT 0 NOT NULL,
	"doubled_count" integer DEFAULT 0 NOT NULL,
	"added_count" integer DEFAULT 0 NOT NULL,
	"changed_count" integer DEFAULT 0 NOT NULL,
	"unchanged_count" integer DEFAULT 0 NOT NULL,
	"finding_count" integer DEFAULT 0 NOT NULL,
	"kept_finding_count" integer DEFAULT 0 NOT NULL,
	"failure" text,
	CONSTRAINT "recordal_import_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "recordal" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "recordal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"record_number" text NOT NULL,
	"right_name" text NOT NULL,
	"holder_name" text NOT NULL,
	"country_name" text NOT NULL,
	"registration_number" text NOT NULL,
	"right_type" smallint NOT NULL,
	"goods_classes" text NOT NULL,
	"state" smallint NOT NULL,
	"begins_on" date,
	"ends_on" date,
	"picture_id" text,
	"import_id" uuid NOT NULL,
	"folded_right_name" text NOT NULL,
	"folded_holder_name" text NOT NULL,
	"folded_country_name" text NOT NULL,
	"folded_registration_number" text NOT NULL,
	"folded_record_number" text NOT NULL,
	"folded_goods_classes" text NOT NULL,
	"sounds" text NOT NULL,
	"place" integer NOT NULL,
	"grams" integer[] NOT NULL,
	CONSTRAINT "recordal_record_number_unique" UNIQUE("record_number")
);
--> statement-breakpoint
CREATE TABLE "recordal_saved_search" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content_sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"watching_since" timestamp (3) with time zone NOT NULL,
	"paused_at" timestamp (3) with time zone,
	"next_warning_on" date
);
--> statement-breakpoint
CREATE TABLE "recordal_search_hit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"saved_search_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"row_count" integer NOT NULL,
	"count_is_exact" boolean NOT NULL,
	"recordal_ids" integer[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recordal_search_hit_once" UNIQUE("saved_search_id","import_id")
);
--> statement-breakpoint
CREATE TABLE "request_look" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text,
	"event_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "request_look_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "request_id_number_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_step" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"state_before" smallint,
	"state_after" smallint NOT NULL,
	"actor_id" uuid NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "protection_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_number" text NOT NULL,
	"business_type" smallint NOT NULL,
	"owner_id" uuid NOT NULL,
	"state" smallint NOT NULL,
	"right_holder_name" text,
	"subject" text NOT NULL,
	"request_text" text NOT NULL,
	"details" jsonb NOT NULL,
	"id_number_sealed" text,
	"contact_name" text NOT NULL,
	"contact_phone_sealed" text NOT NULL,
	"contact_phone_fingerprint" text NOT NULL,
	"contact_email_sealed" text,
	"full_plan_name" text,
	"full_plan_phone_sealed" text,
	"full_plan_called_at" timestamp (3) with time zone,
	"acceptance_remark" text,
	"refusal_cure" text,
	"result" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"supplement_round" integer DEFAULT 0 NOT NULL,
	"supplement_due_at" timestamp (3) with time zone,
	"supplement_notice_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"assignee_id" uuid,
	"next_half_at" timestamp (3) with time zone,
	"next_late_at" timestamp (3) with time zone,
	"next_due_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "protection_request_business_number_unique" UNIQUE("business_number"),
	CONSTRAINT "protection_request_state" CHECK ("protection_request"."state" in (1, 2, 3, 4)),
	CONSTRAINT "protection_request_supplement_notice" CHECK ("protection_request"."supplement_notice_at" is null or "protection_request"."supplement_due_at" is not null),
	CONSTRAINT "protection_request_type" CHECK ("protection_request"."business_type" between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "request_supplement_end" (
	"supplement_id" uuid PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"values_sealed" text,
	"remark" text,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "request_supplement_end_outcome" CHECK ("request_supplement_end"."outcome" in ('answered', 'withdrawn')),
	CONSTRAINT "request_supplement_end_values" CHECK (("request_supplement_end"."outcome" = 'answered') = ("request_supplement_end"."values_sealed" is not null))
);
--> statement-breakpoint
CREATE TABLE "request_supplement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"items" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_assignment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"assignee_id" uuid,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_decision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"action" text NOT NULL,
	"text" text NOT NULL,
	"cure" text,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"reviewer_id" uuid,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "request_decision_four_eyes" CHECK ("request_decision"."outcome" is null or "request_decision"."outcome" = 'withdrawn' or "request_decision"."reviewer_id" <> "request_decision"."actor_id")
);
--> statement-breakpoint
CREATE TABLE "desk_setting" (
	"version" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_setting_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"four_eyes" boolean NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reply_block" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"action" text,
	"business_type" smallint,
	"text" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "request_export" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"format" text NOT NULL,
	"contacts" boolean NOT NULL,
	"filter" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "self_check" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"question_set" text NOT NULL,
	"product" text NOT NULL,
	"category" text NOT NULL,
	"country" text NOT NULL,
	"channels" text[] NOT NULL,
	"answers" jsonb NOT NULL,
	"scores" jsonb NOT NULL,
	"total_score" smallint NOT NULL,
	"light" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "self_check_score" CHECK ("self_check"."total_score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "site_banner" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"subtitle" text,
	"picture_id" uuid NOT NULL,
	"alt" text NOT NULL,
	"words_in_picture" boolean NOT NULL,
	"link" text,
	"shown_from" timestamp (3) with time zone,
	"shown_until" timestamp (3) with time zone,
	"hidden" boolean NOT NULL,
	"sort_order" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "site_banner_span" CHECK ("site_banner"."shown_from" is null or "site_banner"."shown_until" is null or "site_banner"."shown_until" > "site_banner"."shown_from")
);
--> statement-breakpoint
CREATE TABLE "site_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"act" text NOT NULL,
	"actor_id" uuid,
	"state_before" jsonb,
	"state_after" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_group" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"about" text,
	"icon" text,
	"hidden" boolean NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"checked_by" uuid,
	"met_on" date,
	"sort_order" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_party_identity" ADD CONSTRAINT "third_party_identity_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_enrolment" ADD CONSTRAINT "course_enrolment_sign_up_id_course_sign_up_id_fk" FOREIGN KEY ("sign_up_id") REFERENCES "public"."course_sign_up"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_enrolment" ADD CONSTRAINT "course_enrolment_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_original" ADD CONSTRAINT "evidence_original_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_finding" ADD CONSTRAINT "evidence_finding_original_id_evidence_original_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."evidence_original"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_look" ADD CONSTRAINT "evidence_look_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_look" ADD CONSTRAINT "evidence_look_original_id_evidence_original_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."evidence_original"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_statement" ADD CONSTRAINT "evidence_statement_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_statement" ADD CONSTRAINT "evidence_statement_original_id_evidence_original_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."evidence_original"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_subsidy_paper" ADD CONSTRAINT "evidence_subsidy_paper_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_subsidy_template_change" ADD CONSTRAINT "evidence_subsidy_template_change_template_id_evidence_subsidy_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."evidence_subsidy_template"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_ticket" ADD CONSTRAINT "evidence_ticket_evidence_id_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."evidence"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_rendition" ADD CONSTRAINT "picture_rendition_picture_id_public_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."public_picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_use" ADD CONSTRAINT "picture_use_picture_id_public_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."public_picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_picture" ADD CONSTRAINT "public_picture_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filing_paper" ADD CONSTRAINT "filing_paper_sheet_id_filing_sheet_id_fk" FOREIGN KEY ("sheet_id") REFERENCES "public"."filing_sheet"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_step" ADD CONSTRAINT "message_step_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_deed" ADD CONSTRAINT "article_deed_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_search" ADD CONSTRAINT "article_search_id_public_article_id_fk" FOREIGN KEY ("id") REFERENCES "public"."public_article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_version" ADD CONSTRAINT "article_version_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_article" ADD CONSTRAINT "public_article_id_article_id_fk" FOREIGN KEY ("id") REFERENCES "public"."article"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promise_fact" ADD CONSTRAINT "promise_fact_promise_id_promise_id_fk" FOREIGN KEY ("promise_id") REFERENCES "public"."promise"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anchor_transaction" ADD CONSTRAINT "anchor_transaction_anchor_id_anchor_id_fk" FOREIGN KEY ("anchor_id") REFERENCES "public"."anchor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "log_cosignature" ADD CONSTRAINT "log_cosignature_size_log_checkpoint_size_fk" FOREIGN KEY ("size") REFERENCES "public"."log_checkpoint"("size") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timestamp_revocation" ADD CONSTRAINT "timestamp_revocation_timestamp_id_timestamp_token_id_fk" FOREIGN KEY ("timestamp_id") REFERENCES "public"."timestamp_token"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordal_import_act" ADD CONSTRAINT "recordal_import_act_import_id_recordal_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."recordal_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordal_import_finding" ADD CONSTRAINT "recordal_import_finding_import_id_recordal_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."recordal_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordal_change" ADD CONSTRAINT "recordal_change_import_id_recordal_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."recordal_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordal_search_hit" ADD CONSTRAINT "recordal_search_hit_saved_search_id_recordal_saved_search_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."recordal_saved_search"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_look" ADD CONSTRAINT "request_look_request_id_protection_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."protection_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_id_number_view" ADD CONSTRAINT "request_id_number_view_request_id_protection_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."protection_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_step" ADD CONSTRAINT "request_step_request_id_protection_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."protection_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_supplement_end" ADD CONSTRAINT "request_supplement_end_supplement_id_request_supplement_id_fk" FOREIGN KEY ("supplement_id") REFERENCES "public"."request_supplement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_supplement" ADD CONSTRAINT "request_supplement_request_id_protection_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."protection_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_assignment" ADD CONSTRAINT "request_assignment_request_id_protection_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."protection_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_decision" ADD CONSTRAINT "request_decision_request_id_protection_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."protection_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_note" ADD CONSTRAINT "request_note_request_id_protection_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."protection_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_key_created_at" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_counter_window_ends" ON "rate_counter" USING btree ("window_ends");--> statement-breakpoint
CREATE INDEX "account_event_user" ON "account_event" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "account_event_at" ON "account_event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "login_failure_subject" ON "login_failure" USING btree ("subject","failed_at");--> statement-breakpoint
CREATE INDEX "login_failure_failed_at" ON "login_failure" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "known_device_user" ON "known_device" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_device_last_used" ON "known_device" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires_at" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "third_party_identity_user" ON "third_party_identity" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "used_third_token_expires_at" ON "used_third_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_account_phone" ON "user_account" USING btree ("phone_fingerprint");--> statement-breakpoint
CREATE INDEX "user_account_email" ON "user_account" USING btree ("email_fingerprint");--> statement-breakpoint
CREATE INDEX "user_account_created_at" ON "user_account" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "course_history_course" ON "course_history" USING btree ("course_id","created_at");--> statement-breakpoint
CREATE INDEX "course_starts" ON "course" USING btree ("starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "course_enrolment_place" ON "course_enrolment" USING btree ("course_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "course_enrolment_once" ON "course_enrolment" USING btree ("course_id","owner_id") WHERE "course_enrolment"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "course_enrolment_waiting" ON "course_enrolment" USING btree ("course_id","place") WHERE "course_enrolment"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "course_enrolment_owner" ON "course_enrolment" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "draft_saved_at" ON "draft" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "evidence_owner" ON "evidence" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "evidence_newest" ON "evidence" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_original_slot" ON "evidence_original" USING btree ("evidence_id","slot") WHERE "evidence_original"."evidence_id" is not null;--> statement-breakpoint
CREATE INDEX "evidence_original_owner" ON "evidence_original" USING btree ("owner_id","received_at");--> statement-breakpoint
CREATE INDEX "evidence_original_sha256" ON "evidence_original" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "evidence_original_free" ON "evidence_original" USING btree ("received_at") WHERE "evidence_original"."evidence_id" is null and "evidence_original"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "evidence_original_scan" ON "evidence_original" USING btree ("received_at") WHERE "evidence_original"."scan" = 'pending';--> statement-breakpoint
CREATE INDEX "evidence_consent_user" ON "evidence_consent" USING btree ("user_id","purpose","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_consent_withdraws" ON "evidence_consent" USING btree ("withdraws");--> statement-breakpoint
CREATE INDEX "evidence_finding_original" ON "evidence_finding" USING btree ("original_id","created_at");--> statement-breakpoint
CREATE INDEX "evidence_look_evidence" ON "evidence_look" USING btree ("evidence_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_statement_order" ON "evidence_statement" USING btree ("evidence_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_statement_original" ON "evidence_statement" USING btree ("original_id");--> statement-breakpoint
CREATE INDEX "evidence_subsidy_paper_evidence" ON "evidence_subsidy_paper" USING btree ("evidence_id","created_at");--> statement-breakpoint
CREATE INDEX "evidence_subsidy_template_change_template" ON "evidence_subsidy_template_change" USING btree ("template_id","created_at");--> statement-breakpoint
CREATE INDEX "evidence_subsidy_template_newest" ON "evidence_subsidy_template" USING btree ("updated_at") WHERE "evidence_subsidy_template"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "evidence_ticket_expires" ON "evidence_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "file_owner_created_at" ON "file" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "file_unattached" ON "file" USING btree ("created_at") WHERE "file"."attached_at" is null;--> statement-breakpoint
CREATE INDEX "file_attached" ON "file" USING btree ("attached_kind","attached_ref");--> statement-breakpoint
CREATE INDEX "phone_ticket_slot" ON "phone_ticket" USING btree ("owner_id","slot");--> statement-breakpoint
CREATE INDEX "phone_ticket_expires" ON "phone_ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "picture_use_picture" ON "picture_use" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "public_picture_unused" ON "public_picture" USING btree ("unused_since") WHERE "public_picture"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "filing_paper_sheet" ON "filing_paper" USING btree ("sheet_id");--> statement-breakpoint
CREATE INDEX "filing_paper_file" ON "filing_paper" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "filing_sheet_owner" ON "filing_sheet" USING btree ("owner_id","saved_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "filing_sheet_reminder" ON "filing_sheet" USING btree ("next_reminder_on") WHERE "filing_sheet"."next_reminder_on" is not null;--> statement-breakpoint
CREATE INDEX "message_step_message" ON "message_step" USING btree ("message_id","version");--> statement-breakpoint
CREATE INDEX "message_public" ON "message" USING btree ("replied_at","id") WHERE "message"."public_since" is not null and "message"."state" in ('published', 'deleted');--> statement-breakpoint
CREATE INDEX "message_similar" ON "message" USING gin ("search_words") WHERE "message"."state" = 'published';--> statement-breakpoint
CREATE INDEX "message_writer" ON "message" USING btree ("writer_id","created_at");--> statement-breakpoint
CREATE INDEX "message_created" ON "message" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "message_due" ON "message" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "message_same" ON "message" USING btree ("content_fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "message_challenge_used_until" ON "message_challenge_used" USING btree ("until_at");--> statement-breakpoint
CREATE INDEX "article_deed_article" ON "article_deed" USING btree ("article_id","created_at");--> statement-breakpoint
CREATE INDEX "article_search_grams" ON "article_search" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "article_saved" ON "article" USING btree ("saved_at","id") WHERE "article"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "article_due" ON "article" USING btree ("publish_at") WHERE "article"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "public_article_newest" ON "public_article" USING btree ("category","published_at","id");--> statement-breakpoint
CREATE INDEX "notice_delivery_created" ON "notice_delivery" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "notice_delivery_of_user" ON "notice_delivery" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notice_delivery_waiting" ON "notice_delivery" USING btree ("created_at") WHERE "notice_delivery"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "notice_of_user" ON "notice" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notice_unread" ON "notice" USING btree ("user_id") WHERE "notice"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notice_read" ON "notice" USING btree ("read_at");--> statement-breakpoint
CREATE INDEX "promise_fact_promise" ON "promise_fact" USING btree ("promise_id","at");--> statement-breakpoint
CREATE INDEX "promise_subject" ON "promise" USING btree ("subject_ref","subject_kind");--> statement-breakpoint
CREATE UNIQUE INDEX "promise_open" ON "promise" USING btree ("subject_kind","subject_ref","kind") WHERE "promise"."kept_at" is null and "promise"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "promise_next_level" ON "promise" USING btree ("next_level_at") WHERE "promise"."next_level_at" is not null;--> statement-breakpoint
CREATE INDEX "promise_decided" ON "promise" USING btree (coalesce("broken_at", "kept_at")) WHERE "promise"."broken_at" is not null or "promise"."kept_at" is not null;--> statement-breakpoint
CREATE INDEX "anchor_transaction_of" ON "anchor_transaction" USING btree ("anchor_id");--> statement-breakpoint
CREATE INDEX "anchor_size" ON "anchor" USING btree ("size");--> statement-breakpoint
CREATE INDEX "log_cosignature_witness" ON "log_cosignature" USING btree ("witness","key_id","size");--> statement-breakpoint
CREATE INDEX "timestamp_renewal_last" ON "timestamp_renewal" USING btree ("last_id");--> statement-breakpoint
CREATE INDEX "timestamp_revocation_of" ON "timestamp_revocation" USING btree ("timestamp_id");--> statement-breakpoint
CREATE INDEX "timestamp_order_next" ON "timestamp_order" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "timestamp_token_checkpoint" ON "timestamp_token" USING btree ("checkpoint_size");--> statement-breakpoint
CREATE INDEX "recordal_import_act_import" ON "recordal_import_act" USING btree ("import_id","created_at");--> statement-breakpoint
CREATE INDEX "recordal_change_record" ON "recordal_change" USING btree ("record_number","id");--> statement-breakpoint
CREATE INDEX "recordal_import_newest" ON "recordal_import" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "recordal_import_queue" ON "recordal_import" USING btree ("queued_at") WHERE "recordal_import"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "recordal_grams" ON "recordal" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "recordal_place" ON "recordal" USING btree ("place","id");--> statement-breakpoint
CREATE INDEX "recordal_holder" ON "recordal" USING btree ("folded_holder_name");--> statement-breakpoint
CREATE INDEX "recordal_of_import" ON "recordal" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "recordal_saved_search_owner" ON "recordal_saved_search" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "recordal_saved_search_warning" ON "recordal_saved_search" USING btree ("next_warning_on") WHERE "recordal_saved_search"."next_warning_on" is not null;--> statement-breakpoint
CREATE INDEX "recordal_search_hit_created" ON "recordal_search_hit" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "request_look_request" ON "request_look" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "request_id_number_view_request" ON "request_id_number_view" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "request_step_order" ON "request_step" USING btree ("request_id","version");--> statement-breakpoint
CREATE INDEX "protection_request_owner" ON "protection_request" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "protection_request_newest" ON "protection_request" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "protection_request_state_newest" ON "protection_request" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "protection_request_due" ON "protection_request" USING btree ("next_due_at","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "protection_request_state_due" ON "protection_request" USING btree ("state","next_due_at","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "protection_request_assignee" ON "protection_request" USING btree ("assignee_id","next_due_at") WHERE "protection_request"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "protection_request_supplement_notice" ON "protection_request" USING btree ("supplement_notice_at") WHERE "protection_request"."supplement_notice_at" is not null;--> statement-breakpoint
CREATE INDEX "protection_request_duplicate" ON "protection_request" USING btree (md5("business_type"::text || '|' || regexp_replace(lower(normalize(coalesce("right_holder_name", "owner_id"::text) || '|' || coalesce("details" ->> 'seizureProduct', "details" ->> 'intentionProduct', "request_text"), NFKC)), '[[:space:]\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e\u00b7\u2014\u3001\u3002\u30fb]+', '', 'g')),"created_at");--> statement-breakpoint
CREATE INDEX "protection_request_phone" ON "protection_request" USING btree ("contact_phone_fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "request_supplement_round" ON "request_supplement" USING btree ("request_id","round");--> statement-breakpoint
CREATE INDEX "request_assignment_request" ON "request_assignment" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "request_decision_pending" ON "request_decision" USING btree ("request_id") WHERE "request_decision"."outcome" is null;--> statement-breakpoint
CREATE INDEX "request_decision_request" ON "request_decision" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "request_note_request" ON "request_note" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "self_check_owner" ON "self_check" USING btree ("owner_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "site_banner_order" ON "site_banner" USING btree ("sort_order") WHERE "site_banner"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "site_change_subject" ON "site_change" USING btree ("subject_id","created_at");--> statement-breakpoint
CREATE INDEX "site_link_group" ON "site_link" USING btree ("link_group","sort_order") WHERE "site_link"."removed_at" is null;--> statement-breakpoint
-- History is written once: whoever changes or removes a row of it is refused, the portal included.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  history text;
BEGIN
  FOREACH history IN ARRAY ARRAY[
    'account_event', 'anchor_contract', 'anchor_transaction', 'article_deed', 'article_version', 'course_history',
    'desk_setting', 'evidence_consent', 'evidence_finding', 'evidence_look', 'evidence_statement',
    'evidence_subsidy_template_change', 'log_audit', 'log_checkpoint', 'log_cosignature', 'log_entry', 'log_node',
    'log_pulse', 'message_step', 'promise_fact', 'promise_setting', 'recordal_change', 'recordal_import_act',
    'request_assignment', 'request_export', 'request_id_number_view', 'request_look', 'request_note', 'request_step',
    'request_supplement', 'request_supplement_end', 'site_change', 'timestamp_refused', 'timestamp_renewal',
    'timestamp_revocation', 'timestamp_token'
  ] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_change()',
      history || '_append_only', history);
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I EXECUTE FUNCTION refuse_change()',
      history || '_no_truncate', history);
  END LOOP;
END
$$;
--> statement-breakpoint
-- The index of article_search names candidates from rows that stay small; the long texts are read for the few that are shown.
ALTER TABLE article_search SET (toast_tuple_target = 128);
--> statement-breakpoint
-- The search of recordals chooses by these statistics what it asks of the index: the default of 100 does not tell apart what
-- stands in less than one row of eighty.
ALTER TABLE recordal ALTER COLUMN grams SET STATISTICS 300;
