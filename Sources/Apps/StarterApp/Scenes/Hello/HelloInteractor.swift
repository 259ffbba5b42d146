/// What the view controller may ask for.
protocol HelloBusinessLogic {
    func greet(_ request: Hello.Greet.Request)
}

/// What others may pass in.
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
