public import Foundation

extension NSValue {
    /// Boxes a time.
    public convenience init(time: CMTime) {
        var words = [time.value, Int64(time.timescale), Int64(time.flags.rawValue), time.epoch]
        self.init(bytes: &words, objCType: "[4q]")
    }

    /// The boxed time; invalid if the value has another type.
    public var timeValue: CMTime {
        guard String(cString: objCType) == "[4q]" else { return .invalid }
        var words: [Int64] = [0, 0, 0, 0]
        words.withUnsafeMutableBytes { bytes in if let start = bytes.baseAddress { getValue(start) } }
        return CMTime(
            value: words[0], timescale: CMTimeScale(words[1]), flags: CMTimeFlags(rawValue: UInt32(words[2])),
            epoch: words[3])
    }
}
