ALTER TABLE "user_account" ADD COLUMN "search_grams" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "search_grams" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- The characters of a text in small letters (size 1), their pairs (2) or threes (3), each as a number.
CREATE FUNCTION text_grams(t text, size integer) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT gram), '{}')
  FROM (
    SELECT (CASE size WHEN 1 THEN a WHEN 2 THEN a * 65599 + b ELSE (a * 65599 + b) * 65599 + c END & 2147483647)::integer AS gram
    FROM (
      SELECT ascii(sign)::bigint AS a, lead(ascii(sign)) OVER places AS b, lead(ascii(sign), 2) OVER places AS c
      FROM string_to_table(lower(t), NULL) WITH ORDINALITY AS signs (sign, place)
      WINDOW places AS (ORDER BY place)
    ) runs
  ) grams
  WHERE gram IS NOT NULL
$$;
--> statement-breakpoint
CREATE FUNCTION keep_search_grams() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  texts text := (SELECT string_agg(to_jsonb(NEW) ->> name, chr(10)) FROM unnest(TG_ARGV) name);
BEGIN
  NEW.search_grams := text_grams(texts, 1) || text_grams(texts, 2) || text_grams(texts, 3);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER user_account_search BEFORE INSERT OR UPDATE OF username_key, company_name ON user_account
  FOR EACH ROW EXECUTE FUNCTION keep_search_grams('username_key', 'company_name');
--> statement-breakpoint
CREATE TRIGGER customer_order_search BEFORE INSERT OR UPDATE OF order_number, business_number, title, note ON customer_order
  FOR EACH ROW EXECUTE FUNCTION keep_search_grams('order_number', 'business_number', 'title', 'note');
--> statement-breakpoint
UPDATE user_account SET username_key = username_key;
--> statement-breakpoint
UPDATE customer_order SET title = title;
--> statement-breakpoint
CREATE INDEX "user_account_search" ON "user_account" USING gin ("search_grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "customer_order_search" ON "customer_order" USING gin ("search_grams") WITH (fastupdate=false);