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
ALTER TABLE "picture_rendition" ADD CONSTRAINT "picture_rendition_picture_id_public_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."public_picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_use" ADD CONSTRAINT "picture_use_picture_id_public_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."public_picture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_picture" ADD CONSTRAINT "public_picture_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_use_picture" ON "picture_use" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "public_picture_unused" ON "public_picture" USING btree ("unused_since") WHERE "public_picture"."unused_since" is not null;