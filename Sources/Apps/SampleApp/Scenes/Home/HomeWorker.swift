/// The work of the scene that is not business logic.
protocol HomeWorkingLogic {
    /// Returns the number of characters in a text.
    func length(of text: String) -> Int
}

final class HomeWorker: HomeWorkingLogic {
    func length(of text: String) -> Int {
        text.count
    }
}
