/// Feeds recorded inputs to a fresh world, and compares what they cause with what they caused then.
///
/// Nothing leaves: requests that the world asks for are those that the recording answers.
struct Replay {
    /// The app as it is after the inputs so far.
    let world: World
    /// The first input that caused something else than when it was recorded.
    private(set) var firstDifference: Int?

    init(into world: World) {
        self.world = world
    }

    /// Applies the next input. `digest` sums up all that was emitted up to its end; without it the input is not judged.
    @discardableResult
    mutating func take(_ input: SessionInput, number: Int, at time: Duration, digest: UInt64?) -> Turn {
        let turn: Turn
        if number > 1, let rejection = world.rejection(of: input) {
            turn = world.passOver(input, number: number, at: time, because: rejection)
        } else {
            turn = world.take(input, number: number, at: time)
        }
        if let digest, firstDifference == nil, digest != world.record.digest.value { firstDifference = number }
        return turn
    }
}
