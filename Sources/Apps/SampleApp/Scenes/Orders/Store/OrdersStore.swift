/// Where orders are kept: in memory, in a database, behind an API. Answers may come later.
protocol OrdersStore: AnyObject {
    /// All orders, oldest first.
    func fetchOrders(_ completion: @escaping ([Order]) -> Void)
    /// Keeps an order and gives it its number.
    func createOrder(_ order: Order, _ completion: @escaping (Order) -> Void)
}
