import JSON
import Recordings
import Sessions
import Wire

extension SessionIdentity {
    /// Returns the snapshot for a step's state, with the ids of this session.
    func snapshot(of moment: StepState, epoch: UInt64, for reader: SessionView.Reader) -> [UInt8] {
        var json = JSONWriter(reserving: moment.state.count + 512)
        json.beginObject()
        write(to: &json, epoch: epoch, sequence: moment.sequence, phase: .recording, for: reader)
        json.members(of: moment.state)
        json.endObject()
        return json.bytes
    }
}
