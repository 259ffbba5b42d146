/// Work of the scene that is no rule of business.
protocol HomeWorkingLogic {
    /// How long a text is to a reader.
    func length(of text: String) -> Int
}

final class HomeWorker: HomeWorkingLogic {
    func length(of text: String) -> Int {
        text.count
    }
}
