-- History is written once: whoever changes or removes a row of it is refused, the portal included.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER request_step_append_only BEFORE UPDATE OR DELETE ON request_step FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER request_step_no_truncate BEFORE TRUNCATE ON request_step EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER account_event_append_only BEFORE UPDATE OR DELETE ON account_event FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER account_event_no_truncate BEFORE TRUNCATE ON account_event EXECUTE FUNCTION refuse_change();
