"""Each mentee gets one mentor: SciPy's linear_sum_assignment, with a column for each slot. Prints one line of JSON."""

import json
import resource
import sys
import time

import numpy
from scipy.optimize import linear_sum_assignment

capacities = numpy.fromfile(sys.argv[2], "<i4")
scores = numpy.fromfile(sys.argv[1], "<i4").reshape(-1, len(capacities))
began = time.process_time()
slots = numpy.repeat(scores, capacities, axis=1)
rows, columns = linear_sum_assignment(slots, maximize=True)
solving = (time.process_time() - began) * 1000
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(json.dumps({"objective": int(slots[rows, columns].sum()), "solving": solving, "peakMegabytes": peak}))
