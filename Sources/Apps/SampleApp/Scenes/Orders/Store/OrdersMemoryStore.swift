import UIKit

/// Keeps the orders in memory. The app of each session has its own store.
final class OrdersMemoryStore: OrdersStore {
    private var orders = [
        Order(number: 1, rider: "Ada", bike: "Garça", days: 2), Order(number: 2, rider: "Davi", bike: "Mula", days: 1),
    ]

    func fetchOrders(_ completion: @escaping ([Order]) -> Void) {
        MainQueue.async { [self] in completion(orders) }
    }

    func createOrder(_ order: Order, _ completion: @escaping (Order) -> Void) {
        var kept = order
        kept.number = orders.count + 1
        orders.append(kept)
        MainQueue.async { completion(kept) }
    }
}
