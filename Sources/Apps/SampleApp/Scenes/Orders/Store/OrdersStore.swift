/// The storage of orders: memory, a database or an API. Results may arrive asynchronously.
protocol OrdersStore: AnyObject {
    /// Fetches all orders, oldest first.
    func fetchOrders(_ completion: @escaping ([Order]) -> Void)
    /// Stores an order and assigns its number.
    func createOrder(_ order: Order, _ completion: @escaping (Order) -> Void)
}
