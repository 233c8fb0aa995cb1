CREATE TABLE "favourite" (
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourite_owner_id_kind_reference_pk" PRIMARY KEY("owner_id","kind","reference")
);
