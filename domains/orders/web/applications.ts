import type { OrderService } from '../contract/fees.ts'

/**
 * The page of the application that an order is for, by service. The composition root brings it, since a service knows of
 * orders and orders know of no service.
 */
export type ApplicationPages = Partial<Record<OrderService, (businessSn: string) => string>>

/** The application's page; undefined where the order has no application, or its service no page. */
export const applicationPath = (
  pages: ApplicationPages,
  { service, businessSn }: { service: OrderService; businessSn: string | null },
): string | undefined => (businessSn === null ? undefined : pages[service]?.(businessSn))
