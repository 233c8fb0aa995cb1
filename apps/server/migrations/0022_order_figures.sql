CREATE TABLE "order_figure_run" (
	"name" text PRIMARY KEY NOT NULL,
	"as_of" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_figure" (
	"grain" text NOT NULL,
	"day" date NOT NULL,
	"service" text NOT NULL,
	"way" text NOT NULL,
	"made_open" integer NOT NULL,
	"made_open_fen" bigint NOT NULL,
	"made_paid" integer NOT NULL,
	"made_paid_fen" bigint NOT NULL,
	"made_done" integer NOT NULL,
	"made_done_fen" bigint NOT NULL,
	"made_closed" integer NOT NULL,
	"made_closed_fen" bigint NOT NULL,
	"paid" integer NOT NULL,
	"completed" integer NOT NULL,
	"closed" integer NOT NULL,
	"paid_fen" bigint NOT NULL,
	"refunded_fen" bigint NOT NULL,
	"pay_ms" bigint,
	"complete_ms" bigint,
	CONSTRAINT "order_figure_grain_day_service_way_pk" PRIMARY KEY("grain","day","service","way")
);
--> statement-breakpoint
CREATE INDEX "customer_order_change_newest" ON "customer_order_change" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "customer_order_step_newest" ON "customer_order_step" USING btree ("created_at");