/// The responses that the presenter can receive.
protocol HelloPresentationLogic {
    func presentGreeting(_ response: Hello.Greet.Response)
}

final class HelloPresenter: HelloPresentationLogic {
    weak var viewController: (any HelloDisplayLogic)?

    func presentGreeting(_ response: Hello.Greet.Response) {
        let name = response.name.isEmpty ? "whoever you are" : response.name
        viewController?.displayGreeting(.init(greeting: "Hello, \(name)!"))
    }
}
