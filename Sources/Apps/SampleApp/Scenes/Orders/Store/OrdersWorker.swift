/// The work on orders that the three scenes share, independent of the store.
final class OrdersWorker {
    private let store: any OrdersStore

    init(store: any OrdersStore) {
        self.store = store
    }

    func fetchOrders(_ completion: @escaping ([Order]) -> Void) {
        store.fetchOrders(completion)
    }

    func createOrder(_ order: Order, _ completion: @escaping (Order) -> Void) {
        store.createOrder(order, completion)
    }
}
