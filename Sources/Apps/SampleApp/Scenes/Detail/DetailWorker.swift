/// The work of the scene that is not business logic.
protocol DetailWorkingLogic {
    /// Returns the number of words in a text.
    func words(in text: String) -> Int
}

final class DetailWorker: DetailWorkingLogic {
    func words(in text: String) -> Int {
        text.split(whereSeparator: \.isWhitespace).count
    }
}
