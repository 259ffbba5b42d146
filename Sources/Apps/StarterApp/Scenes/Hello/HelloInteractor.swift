/// The use cases that the view controller can request.
protocol HelloBusinessLogic {
    func greet(_ request: Hello.Greet.Request)
}

/// The data that other scenes can set.
protocol HelloDataStore {
    var name: String { get set }
}

final class HelloInteractor: HelloBusinessLogic, HelloDataStore {
    var presenter: (any HelloPresentationLogic)?
    var name = ""

    func greet(_ request: Hello.Greet.Request) {
        presenter?.presentGreeting(.init(name: name))
    }
}
